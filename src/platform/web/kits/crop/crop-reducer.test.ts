import { expect, it } from 'vitest';
import type { Size } from './crop-geometry.ts';
import { type CropAct, type CropState, cropReducer, NOT_SHOWN } from './crop-reducer.ts';

const STAGE = { width: 500, height: 400 };
const PICTURE = { width: 1000, height: 500 };

const run = (picture: Size, aspect: number, ...acts: CropAct[]): CropState & { box: Size } => {
  const reduce = cropReducer(picture, aspect);
  const state = acts.reduce(reduce, reduce(NOT_SHOWN, { kind: 'stage', size: STAGE }));
  if (!state.box) throw new Error('no box');
  return { ...state, box: state.box };
};

it('takes no act before it has a stage', () => {
  expect(cropReducer(PICTURE, 1)(NOT_SHOWN, { kind: 'turn', quarters: 1 })).toBe(NOT_SHOWN);
});

it('leaves the box as it is when the picture is turned', () => {
  expect(run(PICTURE, 1, { kind: 'turn', quarters: 1 }).box).toEqual({ width: 320, height: 320 });
});

it('takes the place a hand has pulled the picture to, and not further than its edge', () => {
  const at = (x: number, scale?: number) => run(PICTURE, 1, { kind: 'place', middle: { x, y: 0 }, scale }).view;
  // 0.64 fills the box: 640 px wide, 160 px of room on either side.
  expect(at(64).at.x).toBeCloseTo(-100, 8);
  expect(at(9999).at.x).toBe(-250);
  expect(at(9999, 1.28)).toMatchObject({ zoom: 2, at: { x: -375 } });
  expect(at(0, 0.1).zoom).toBe(1);
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
  expect(run(PICTURE, 1, ...acts)).toEqual(run(PICTURE, 1));
});
