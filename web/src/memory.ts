/** What this browser remembers of its reader. A browser may forbid it: then nothing is kept. */

const PREFIX = "manoir:";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A full or forbidden store only means that the next visit starts anew.
  }
}
