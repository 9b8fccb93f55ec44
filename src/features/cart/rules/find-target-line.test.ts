import { describe, expect, it } from 'vitest';
import { findTargetLine } from './find-target-line.ts';

const usual = { split: '', quantity: 5, saved: false };
const line = (split: string, quantity: number, facts = {}) => ({ split, quantity, saved: false, ...facts });

describe('the line an addition goes to', () => {
  it.each([
    { name: 'an empty cart gets the usual line', present: [], wish: {}, target: { split: '', quantity: undefined } },
    { name: 'the usual line', present: [usual, line('1', 7)], wish: {}, target: { split: '', quantity: 5 } },
    {
      name: 'the usual line, whatever it is wanted for',
      present: [{ ...usual, project: '二期' }],
      wish: {},
      target: { split: '', quantity: 5 },
    },
    {
      name: 'the line of the same purpose',
      present: [usual, line('1', 7, { department: '维修部', note: '' })],
      wish: { department: '维修部' },
      target: { split: '1', quantity: 7 },
    },
    {
      name: 'a new line for a new purpose',
      present: [usual, line('3', 7, { department: '维修部' })],
      wish: { department: '质检部' },
      target: { split: '4', quantity: undefined },
    },
    {
      name: 'the first without a purpose where the usual one was removed',
      present: [line('2', 7, { note: '急' }), line('5', 1), line('10', 2)],
      wish: {},
      target: { split: '5', quantity: 1 },
    },
    {
      name: 'the same item under another code of the customer',
      present: [{ ...usual, customerCode: 'MAT-1' }],
      wish: { customerCode: 'MAT-2' },
      target: { split: '', quantity: 5 },
    },
    {
      name: 'not what was put aside for later',
      present: [{ ...usual, saved: true }],
      wish: {},
      target: { split: '1', quantity: undefined },
    },
  ])('$name', ({ present, wish, target }) => {
    expect(findTargetLine(present, wish)).toEqual(target);
  });
});
