// The log by steps: what a seat did, and what chance added to it.
import type { Action, EventTold } from '../games/types';

export interface LogStep {
  step: number;
  seat: number | null;
  action: Action | null; // of the decision, where I may know it
  headline: string;
  details: string[];
}

/** One entry a step: the decision is the headline, cards and tiles that came after it are details. */
export function bySteps(log: EventTold[], setUp: string): LogStep[] {
  const steps = new Map<number, EventTold[]>();
  for (const event of log) {
    const before = steps.get(event.step);
    if (before) before.push(event);
    else steps.set(event.step, [event]);
  }
  return [...steps].map(([step, events]) => {
    const decision = events.find((event) => event.by !== 'chance');
    return {
      step,
      seat: decision?.seat ?? null,
      action: decision?.action ?? null,
      headline: decision?.text ?? setUp,
      details: events.filter((event) => event !== decision).map((event) => event.text),
    };
  });
}

/** The steps since my last one: those that I may not have seen. */
export function sinceMine(steps: LogStep[], me: number | null): number {
  const mine = steps.findLast((step) => step.seat === me);
  return me === null || !mine ? (steps.at(-1)?.step ?? 0) : mine.step + 1;
}
