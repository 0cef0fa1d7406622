import type { Family } from '../types';
import Placeholder from './Placeholder.svelte';

const family: Family = { Board: Placeholder, Hand: Placeholder, SeatFacts: Placeholder, Score: Placeholder };
export default family;
