import { expect, it } from 'vitest';
import { mergeShared } from './merge-shared.ts';

it('shares each item once, with everything wanted of it and no empty notes', () => {
  const lines = [
    { itemNo: 'A', quantity: 2, note: '' },
    { itemNo: 'B', quantity: 1, note: '急' },
    { itemNo: 'A', quantity: 3, note: '二期' },
  ];
  expect(mergeShared(lines)).toEqual([
    { itemNo: 'A', quantity: 5, note: '二期' },
    { itemNo: 'B', quantity: 1, note: '急' },
  ]);
});
