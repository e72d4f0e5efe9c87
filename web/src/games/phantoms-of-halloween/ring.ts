/** The pumpkin: a rounded outline with the squares at equal steps along it, counter-clockwise. */

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  /** the middle of each square */
  squares: Point[];
  /** where a pawn stands inside the rim, by square */
  inside: Point[];
  /** outlines as paths: around the rim, and within it */
  outer: string;
  inner: string;
  /** pixels of a square */
  size: { width: number; height: number };
  centre: Point;
  /** half the width and height of the free middle */
  free: { x: number; y: number };
}

const ROUND = 0.56;
const FINE = 1440;

export interface Frame {
  width: number;
  height: number;
  /** how thick the rim is */
  rim: number;
  /** room above for the stem */
  stem: number;
}

export function ring(squares: number, { width, height, rim, stem }: Frame): Ring {
  const centre = { x: width / 2, y: stem + (height - stem) / 2 };
  const outerX = width / 2 - 3;
  const outerY = (height - stem) / 2 - 3;
  const [a, b] = [outerX - rim / 2, outerY - rim / 2];
  const places = evenly(squares, a, b, centre);
  const step = length(a, b, centre) / squares;
  return {
    squares: places,
    inside: places.map((place) => toward(place, centre, rim / 2 + 9, a, b)),
    outer: outline(outerX, outerY, centre),
    inner: outline(outerX - rim, outerY - rim, centre),
    size: { width: Math.min(step - 4, rim * 1.15), height: rim * 0.84 },
    centre,
    free: { x: outerX - rim, y: outerY - rim },
  };
}

/** Counter-clockwise from the right: a point of the rounded outline. */
function at(turn: number, a: number, b: number, centre: Point): Point {
  const angle = -turn * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: centre.x + a * Math.sign(cos) * Math.abs(cos) ** ROUND, y: centre.y + b * Math.sign(sin) * Math.abs(sin) ** ROUND };
}

const trace = (a: number, b: number, centre: Point): Point[] => Array.from({ length: FINE + 1 }, (_, i) => at(i / FINE, a, b, centre));

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const length = (a: number, b: number, centre: Point): number =>
  trace(a, b, centre).reduce((sum, point, i, all) => sum + (i ? far(point, all[i - 1] as Point) : 0), 0);

function evenly(many: number, a: number, b: number, centre: Point): Point[] {
  const step = length(a, b, centre) / many;
  const out: Point[] = [];
  let walked = 0;
  let last = at(0, a, b, centre);
  for (const point of trace(a, b, centre)) {
    walked += far(point, last);
    last = point;
    if (out.length < many && walked >= out.length * step - 1e-6) out.push(point);
  }
  return out;
}

/** A step from a point of the rim towards the inside, straight where the rim is straight. */
function toward({ x, y }: Point, centre: Point, by: number, a: number, b: number): Point {
  const nx = ((x - centre.x) / a) ** 3 / a;
  const ny = ((y - centre.y) / b) ** 3 / b;
  const size = Math.hypot(nx, ny) || 1;
  return { x: x - (nx / size) * by, y: y - (ny / size) * by };
}

const outline = (a: number, b: number, centre: Point): string =>
  `M${Array.from({ length: 120 }, (_, i) => at(i / 120, a, b, centre)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
