// Ticket to Ride: North America and San Francisco.
import type { Family } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Score from './Score.svelte';
import SeatFacts from './SeatFacts.svelte';

export default { Board, Hand, SeatFacts, Score } satisfies Family;
