/** What is chosen on the board first: a section gathers the places of its row. */

export function gathers(target: string): string | null {
  const [what, section] = target.split("/");
  return what === "slot" ? `row/${section}` : null;
}
