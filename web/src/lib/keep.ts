// What this browser remembers. Private windows may forbid it: then it lasts as long as the page.

const PREFIX = 'carbarn.';
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  memory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // kept in memory alone
  }
}

/** A value under a name; `otherwise` if there is none, or one that cannot be read. */
export function kept<T>(name: string, otherwise: T): { get(): T; set(value: T): void } {
  return {
    get() {
      const text = read(name);
      if (text === null) return otherwise;
      try {
        return JSON.parse(text) as T;
      } catch {
        return otherwise;
      }
    },
    set: (value) => write(name, JSON.stringify(value)),
  };
}
