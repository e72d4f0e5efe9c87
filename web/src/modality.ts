/** Whether the reader is at the keyboard: only then does the page move the focus for them. */

let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

export const byKeyboard = (): boolean => keys;

/** Nothing has the focus, for what had it is gone. */
export const focusIsLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
