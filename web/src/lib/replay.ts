// A moment of a replay as a state that the games can draw: nothing to choose, nothing hidden that was not.
import type { StateMessage } from '../games/types';
import type { Facts } from '../games/types';
import type { Frame } from './told';

export function momentOf(frames: Frame[], place: number, result: Facts | null): StateMessage {
  const frame = frames[place];
  return {
    step: frame.step,
    view: frame.view,
    events: frame.events,
    legal: [],
    early: false,
    held: null,
    undo: false,
    deadline: null,
    result: place === frames.length - 1 ? result : null,
  };
}

/** The place of a step among the frames; steps that were taken back have none, then the one before. */
export function placeOf(frames: Frame[], step: number | null): number {
  if (step === null) return 0;
  const after = frames.findIndex((frame) => frame.step > step);
  return after < 0 ? frames.length - 1 : Math.max(0, after - 1);
}
