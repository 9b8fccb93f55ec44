import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleOf,
  boundsOf,
  boxIn,
  type CropView,
  clampView,
  containScale,
  coverScale,
  cropSize,
  isLargeEnough,
  loadedSize,
  MIN_CROP,
  middleOf,
  panBy,
  rotate,
  type Size,
  scaleOf,
  tiltTo,
  turnBy,
  viewAt,
  WHOLE,
  zoomTo,
} from './crop-geometry.ts';

const size = (width: number, height: number): Size => ({ width, height });

it.each([
  [size(100, 50), size(400, 400), 4],
  [size(100, 50), size(400, 100), 2],
  [size(4000, 1000), size(2000, 2000), 0.5],
  [size(10, 10), size(5, 20), 0.5],
])('%j fits into %j at scale %d', (inner, outer, scale) => {
  expect(containScale(inner, outer)).toBeCloseTo(scale, 10);
});

it.each([
  [size(100, 50), 0, 100, 50],
  [size(100, 50), 90, 50, 100],
  [size(100, 50), 180, 100, 50],
  [size(100, 100), 45, 141.42, 141.42],
  [size(100, 50), 30, 111.6, 93.3],
  [size(100, 50), -30, 111.6, 93.3],
])('%j turned by %d° takes %d × %d', (inner, degrees, width, height) => {
  expect(boundsOf(inner, degrees).width).toBeCloseTo(width, 1);
  expect(boundsOf(inner, degrees).height).toBeCloseTo(height, 1);
});

it.each([
  [size(400, 200), size(100, 100), 0, 0.5],
  [size(400, 200), size(100, 100), 90, 0.5],
  [size(400, 200), size(200, 50), 0, 0.5],
  [size(400, 200), size(200, 50), 90, 1],
  [size(100, 100), size(100, 100), 45, Math.SQRT2],
])('%j covers %j at %d° from scale %d', (picture, box, degrees, scale) => {
  expect(coverScale(picture, box, degrees)).toBeCloseTo(scale, 10);
});

it.each([
  [size(4000, 3000), size(2000, 1500)],
  [size(3000, 4000), size(1500, 2000)],
  [size(2000, 2000), size(2000, 2000)],
  [size(640, 480), size(640, 480)],
  [size(50_000, 3), size(2000, 1)],
])('a picture of %j is worked on as %j', (given, worked) => {
  expect(loadedSize(given)).toEqual(worked);
});

it.each([
  [size(500, 400), 1, 320, 320],
  [size(500, 400), 2, 400, 200],
  [size(300, 600), 0.5, 240, 480],
])('the box of %j with aspect %d is %d × %d: 80 % of the stage', (stage, aspect, width, height) => {
  expect(boxIn(stage, aspect).width).toBeCloseTo(width, 10);
  expect(boxIn(stage, aspect).height).toBeCloseTo(height, 10);
});

it.each([
  ['exactly the smallest', size(10, 10), 1, 0, true],
  ['one pixel short', size(9, 40), 1, 0, false],
  ['too flat for a wide box', size(12, 12), 16 / 9, 0, false],
  ['large enough for a wide box', size(18, 18), 16 / 9, 0, true],
  ['the smallest cannot be tilted', size(10, 10), 1, 20, false],
])('%s', (_, picture, aspect, tilt, enough) => {
  expect(isLargeEnough(picture, boxIn(size(500, 400), aspect), { ...WHOLE, tilt })).toBe(enough);
});

const picture = size(400, 200);
const box = size(100, 100);

it('moves with the pointer, also when turned', () => {
  // At scale 0.5 thirty pixels of the screen are sixty of the picture.
  expect(panBy(WHOLE, { x: 30, y: 0 }, picture, box).at).toEqual({ x: -60, y: 0 });
  const turned = turnBy(WHOLE, 1, picture, box);
  const moved = panBy(turned, { x: 0, y: 30 }, picture, box);
  expect(moved.at.x).toBeCloseTo(-60, 8);
  expect(moved.at.y).toBeCloseTo(0, 8);
});

it('stops at the edge of the picture', () => {
  expect(panBy(WHOLE, { x: 9999, y: 9999 }, picture, box).at).toEqual({ x: -100, y: 0 });
  expect(panBy(WHOLE, { x: -9999, y: 0 }, picture, box).at).toEqual({ x: 100, y: 0 });
});

it('finds its place again where it drew it, at any angle', () => {
  const view = panBy(tiltTo({ ...WHOLE, zoom: 2 }, 15, picture, box), { x: 20, y: -10 }, picture, box);
  const again = viewAt(view, middleOf(view, picture, box), scaleOf(view, picture, box), picture, box);
  expect(again.zoom).toBeCloseTo(view.zoom, 10);
  expect(again.at.x).toBeCloseTo(view.at.x, 8);
  expect(again.at.y).toBeCloseTo(view.at.y, 8);
});

it('comes back to where it was after four turns, and after a tilt and back', () => {
  const start = panBy(zoomTo(WHOLE, 3, picture, box), { x: 10, y: 10 }, picture, box);
  const round = [1, 1, 1, 1].reduce<CropView>((view) => turnBy(view, 1, picture, box), start);
  expect(round).toEqual(start);
  expect(tiltTo(tiltTo(start, 30, picture, box), 0, picture, box).zoom).toBeCloseTo(start.zoom, 10);
});

it.each([
  [WHOLE, undefined, size(200, 200)],
  [{ ...WHOLE, zoom: 4 }, undefined, size(50, 50)],
  [WHOLE, 120, size(120, 120)],
  [WHOLE, 4000, size(200, 200)],
])('crops %j with limit %s to %j', (view, limit, wanted) => {
  expect(cropSize(view, picture, box, limit)).toEqual(wanted);
});

describe('whatever is done to it', () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('pan' as const),
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    }),
    fc.record({ kind: fc.constant('zoom' as const), zoom: fc.double({ min: 0, max: 50, noNaN: true }) }),
    fc.record({ kind: fc.constant('tilt' as const), degrees: fc.integer({ min: -90, max: 90 }) }),
    fc.record({ kind: fc.constant('turn' as const), quarters: fc.constantFrom(1 as const, -1 as const) }),
  );
  type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

  const run = (view: CropView, step: Act, shown: Size, around: Size): CropView => {
    if (step.kind === 'pan') return panBy(view, step, shown, around);
    if (step.kind === 'zoom') return viewAt(view, { x: 17, y: -23 }, step.zoom || undefined, shown, around);
    return step.kind === 'tilt'
      ? tiltTo(view, step.degrees, shown, around)
      : turnBy(view, step.quarters, shown, around);
  };

  it('every corner of the box lies inside the picture and the crop is large enough', () => {
    const sides = fc.integer({ min: 20, max: 2000 });
    const cases = fc.tuple(
      sides,
      sides,
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      fc.array(act, { maxLength: 12 }),
    );
    fc.assert(
      fc.property(cases, ([width, height, aspect, acts]) => {
        const shown = size(width, height);
        const around = boxIn(size(480, 360), aspect);
        const view = acts.reduce((now, step) => run(now, step, shown, around), clampView(WHOLE, shown, around));
        const scale = scaleOf(view, shown, around);
        for (const [x, y] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const corner = rotate({ x: (x * around.width) / 2, y: (y * around.height) / 2 }, -angleOf(view));
          expect(Math.abs(view.at.x + corner.x / scale)).toBeLessThanOrEqual(width / 2 + 1e-6);
          expect(Math.abs(view.at.y + corner.y / scale)).toBeLessThanOrEqual(height / 2 + 1e-6);
        }
        const crop = cropSize(view, shown, around);
        expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(MIN_CROP);
      }),
    );
  });
});
