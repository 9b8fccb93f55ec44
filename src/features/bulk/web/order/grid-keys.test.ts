import { describe, expect, it } from 'vitest';
import { moveOf } from './grid-keys.ts';
import type { CellName } from './typed-rows.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('keys of the grid', () => {
  it.each([
    ['Enter', {}, 0, 'code', { kind: 'cell', row: 0, cell: 'quantity' }],
    ['Enter', {}, 0, 'note', { kind: 'cell', row: 1, cell: 'code' }],
    ['Enter', {}, 2, 'note', { kind: 'newRow' }],
    ['Enter', { shiftKey: true }, 1, 'code', { kind: 'cell', row: 0, cell: 'note' }],
    ['Enter', { shiftKey: true }, 0, 'code', null],
    ['ArrowDown', {}, 0, 'quantity', { kind: 'cell', row: 1, cell: 'quantity' }],
    ['ArrowDown', {}, 2, 'quantity', null],
    ['ArrowUp', {}, 0, 'quantity', null],
    ['ArrowUp', {}, 2, 'note', { kind: 'cell', row: 1, cell: 'note' }],
    ['Delete', { altKey: true }, 1, 'code', { kind: 'removeRow' }],
    ['Delete', {}, 1, 'code', null],
    ['Enter', { ctrlKey: true }, 1, 'code', null],
    ['a', {}, 1, 'code', null],
  ])('%s %j in row %d, %s', (key, signs, row, cell, move) => {
    expect(moveOf({ ...PLAIN, ...signs, key }, row, cell as CellName, 3)).toEqual(move);
  });
});
