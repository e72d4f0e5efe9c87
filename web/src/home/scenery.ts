/** What grows and weathers on the facade, drawn by a seeded chance so that it never changes. */

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export interface Box {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

export function bricks({ x, y, right, bottom }: Box, many: number, seed = 7): string {
  const next = chance(seed);
  return Array.from({ length: many }, () => {
    const left = x + next() * (right - x);
    const top = y + Math.round((next() * (bottom - y)) / 12) * 12;
    return `M${left.toFixed(0)} ${top.toFixed(0)} h${(10 + next() * 16).toFixed(0)}`;
  }).join(" ");
}

export function tiles({ x, y, right, bottom }: Box, step: number): string {
  const out: string[] = [];
  for (let row = 0; y + row * step < bottom; row++) {
    for (let left = x + (row % 2) * step; left < right; left += step * 2) {
      out.push(`M${left} ${y + row * step} q${step / 2} ${step * 0.7} ${step} 0`);
    }
  }
  return out.join(" ");
}

export interface Leaf {
  transform: string;
  dark: boolean;
}

/** Leaves along a stem of points. */
export function leaves(stem: [number, number][], seed: number): Leaf[] {
  const next = chance(seed);
  return stem.slice(1).flatMap(([x1, y1], n) => {
    const [x0, y0] = stem[n] ?? [x1, y1];
    const many = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 9);
    return Array.from({ length: many }, (_, k) => {
      const x = x0 + ((x1 - x0) * k) / many + (next() - 0.5) * 22;
      const y = y0 + ((y1 - y0) * k) / many + (next() - 0.5) * 8;
      const turn = next() * 360;
      const size = 0.7 + next() * 0.7;
      const transform = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})`;
      return { transform, dark: next() > 0.5 };
    });
  });
}

export const LEAF = "M0 6 Q-8 2 -6 -4 Q-2 -5 0 -9 Q2 -5 6 -4 Q8 2 0 6Z";

export interface Star {
  x: number;
  y: number;
  r: number;
}

export function stars(width: number, height: number, many: number): Star[] {
  const next = chance(99);
  return Array.from({ length: many }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: Math.round((0.7 + next() * 1.3) * 10) / 10,
  }));
}
