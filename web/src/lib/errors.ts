// Whatever goes wrong reaches people as a sentence; programs look at the code.

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status = 0,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

/** The code of a request that never reached the server. */
export const UNREACHABLE = 'unreachable';

export function isUnreachable(error: unknown): boolean {
  return error instanceof Refused && (error.code === UNREACHABLE || error.status >= 502);
}
