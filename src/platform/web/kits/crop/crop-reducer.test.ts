import { expect, it } from 'vitest';
import { type Size, scaleOf } from './crop-geometry.ts';
import { type CropAct, type CropState, cropReducer, NOT_SHOWN } from './crop-reducer.ts';

const STAGE = { width: 500, height: 400 };
const PICTURE = { width: 1000, height: 500 };

const run = (picture: Size, aspect: number | undefined, ...acts: CropAct[]): CropState & { box: Size } => {
  const reduce = cropReducer(picture, aspect);
  const state = acts.reduce(reduce, reduce(NOT_SHOWN, { kind: 'stage', size: STAGE }));
  if (!state.box) throw new Error('no box');
  return { ...state, box: state.box };
};

it('takes no act before it has a stage', () => {
  expect(cropReducer(PICTURE, 1)(NOT_SHOWN, { kind: 'turn', quarters: 1 })).toBe(NOT_SHOWN);
});

it('starts with the whole picture where the aspect ratio is free', () => {
  const { box, view } = run(PICTURE, undefined);
  expect(box).toEqual({ width: 400, height: 200 });
  expect(scaleOf(view, PICTURE, box)).toBeCloseTo(0.4, 10);
});

it('turns a free box with the picture, and leaves a fixed one', () => {
  const turn: CropAct = { kind: 'turn', quarters: 1 };
  expect(run(PICTURE, undefined, turn).box).toEqual({ width: 160, height: 320 });
  expect(run(PICTURE, 1, turn).box).toEqual({ width: 320, height: 320 });
});

it.each([
  [
    { width: 200, height: 100 },
    { width: 200, height: 100 },
  ],
  [
    { width: 1, height: -50 },
    { width: 10, height: 10 },
  ],
  [
    { width: 9999, height: 9999 },
    { width: 400, height: 320 },
  ],
])('draws a free box of %j as %j', (size, drawn) => {
  expect(run(PICTURE, undefined, { kind: 'box', size }).box).toEqual(drawn);
});

it('keeps the scale of the picture under a smaller box', () => {
  const { box, view } = run(PICTURE, undefined, { kind: 'box', size: { width: 200, height: 100 } });
  expect(scaleOf(view, PICTURE, box)).toBeCloseTo(0.4, 10);
});

it('does not draw a fixed box by hand', () => {
  expect(run(PICTURE, 1, { kind: 'box', size: { width: 50, height: 80 } }).box).toEqual({ width: 320, height: 320 });
});

it('takes no turn that would leave less than the smallest crop', () => {
  const flat = { width: 400, height: 12 };
  const before = run(flat, 2);
  expect(run(flat, 2, { kind: 'turn', quarters: 1 })).toEqual(before);
});

it('shows the same part of the picture on a stage of another size', () => {
  const moved = run(PICTURE, 1, { kind: 'zoom', factor: 2 }, { kind: 'pan', by: { x: 40, y: 10 } });
  const smaller = cropReducer(PICTURE, 1)(moved, { kind: 'stage', size: { width: 300, height: 200 } });
  expect(smaller.box).toEqual({ width: 160, height: 160 });
  expect(smaller.view).toEqual(moved.view);
});

it('goes back to the beginning', () => {
  const acts: CropAct[] = [
    { kind: 'zoom', factor: 3 },
    { kind: 'tilt', degrees: 30 },
    { kind: 'turn', quarters: -1 },
    { kind: 'reset' },
  ];
  expect(run(PICTURE, undefined, ...acts)).toEqual(run(PICTURE, undefined));
});
