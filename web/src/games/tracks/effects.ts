// What a placement would bring, as the server previews it: to be drawn and to be said.
import type { GameProps, StateMessage } from '../types';
import type { BoardFacts, Laid, LineEnd, Passage, StationFacts } from './facts';
import { arrival, head, type Point } from './geometry';
import { lookOf, type OwnerLook } from './owners';
import { walk, type Tiles } from './walk';

export interface Traced {
  line: LineEnd;
  station: StationFacts;
  passages: Passage[];
  goal: Point | null;
}

export const stationOf = (board: BoardFacts, number: number): StationFacts => board.stations[number - 1]!;

/** Where a finished line arrives: on the left-hand track of a station, or a little way into the power station. */
export function goalOf(board: BoardFacts, line: LineEnd, passages: Passage[]): Point | null {
  if (line.arrival !== null) return arrival(stationOf(board, line.arrival));
  return line.power_station ? head(stationOf(board, line.station), passages, 18) : null;
}

export function traced(board: BoardFacts, line: LineEnd, passages: Passage[]): Traced {
  return { line, station: stationOf(board, line.station), passages, goal: goalOf(board, line, passages) };
}

/** The lines of somebody's car that an action would extend or finish. */
export const effects = (state: StateMessage, action: number): LineEnd[] =>
  ((state.previews?.[action]?.lines ?? []) as LineEnd[]).filter((line) => line.owner !== null);

/** Those lines as they would run with this tile on this square. */
export function tracedWith(board: BoardFacts, tiles: Tiles, square: string, laid: Laid, lines: LineEnd[]): Traced[] {
  const then = { ...tiles, [square]: laid };
  return lines.map((line) => traced(board, line, walk(board, then, stationOf(board, line.station))));
}

/** One such line in words. */
export function effectWords(t: GameProps['t'], owners: OwnerLook[], line: LineEnd): string {
  const args = { owner: lookOf(owners, line.owner)?.name ?? '', station: line.station };
  if (!line.finished) return t('web-tracks-extends', { ...args, length: line.length });
  return line.power_station
    ? t('web-tracks-finishes-power', { ...args, points: line.points })
    : t('web-tracks-finishes', { ...args, points: line.points });
}
