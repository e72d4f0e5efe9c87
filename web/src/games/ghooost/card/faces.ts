/** The sixteen drawings, one file each, without the element around them. */

import type { Ghost } from "../types";

const files = import.meta.glob<string>("../faces/*.svg", { query: "?raw", import: "default", eager: true });

export function face(ghost: Ghost): string {
  return (files[`../faces/${ghost}.svg`] ?? "").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
}
