// Short notices: refusals, nudges, what was copied.
import { Refused } from './errors';
import { t } from './words.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'bad';
}

let counter = 0;
export const toasts = $state<Toast[]>([]);

/** Longer sentences stay longer. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  if (toasts.some((other) => other.text === text)) return;
  const id = ++counter;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), 3500 + 60 * text.length);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((other) => other.id === id);
  if (place >= 0) toasts.splice(place, 1);
}

/** A failure as a sentence; one that is not the server's is a defect of ours, and goes to the console too. */
export function complain(problem: unknown): void {
  if (problem instanceof Refused) {
    toast(problem.rule ? t('web-with-rule', { sentence: problem.sentence, rule: problem.rule }) : problem.sentence, 'bad');
    return;
  }
  console.error(problem);
  toast(t('web-defect'), 'bad');
}
