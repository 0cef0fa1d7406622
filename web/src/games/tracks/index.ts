import type { Family } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sign from './Sign.svelte';
import './tracks.css';

const family: Family = { Board, Hand, SeatFacts, Score, Sign };
export default family;
