import type { Point, Stroke } from './captcha-glyphs.ts';

const STEPS = 6;

/** A stroke as many short steps, so that whatever bends the plane bends straight lines too. */
export function traceStroke({ points, curved }: Stroke): Point[] {
  const traced: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 1) {
    for (let step = 0; step < STEPS; step += 1) traced.push(pointBetween(points, at, step / STEPS, curved));
  }
  const last = points.at(-1);
  if (last) traced.push(last);
  return traced;
}

/** The point at `part` (0 to 1) of the way from one given point to the next. */
function pointBetween(points: readonly Point[], at: number, part: number, curved: boolean): Point {
  const from = pointAt(points, at);
  const to = pointAt(points, at + 1);
  if (!curved) return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const before = pointAt(points, at - 1);
  const after = pointAt(points, at + 2);
  return [catmullRom(before[0], from[0], to[0], after[0], part), catmullRom(before[1], from[1], to[1], after[1], part)];
}

/** Beyond the ends the end point itself stands in. */
function pointAt(points: readonly Point[], at: number): Point {
  return points[Math.min(Math.max(at, 0), points.length - 1)] ?? [0, 0];
}

function catmullRom(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const linear = (p2 - p0) * t;
  const square = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t;
  const cubic = (3 * p1 - p0 - 3 * p2 + p3) * t * t * t;
  return (2 * p1 + linear + square + cubic) / 2;
}
