/** A name that is too long for the width of a card is broken once, near its middle. */

const WIDEST = 11;

export function inLines(name: string): string[] {
  if (name.length <= WIDEST) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const middle = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  if (middle === undefined) return [name];
  const end = name[middle] === "-" ? middle + 1 : middle;
  return [name.slice(0, end), name.slice(middle + 1)];
}
