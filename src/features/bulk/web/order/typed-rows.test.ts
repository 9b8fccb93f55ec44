import { describe, expect, it } from 'vitest';
import { asWrittenRow, changeRows, emptyRows, isBlank, overflow, type TypedRows } from './typed-rows.ts';

const pasted = (...codes: string[]) =>
  codes.map((code) => ({ code, name: '', quantity: '1', customerCode: '', note: '' }));
const codesOf = ({ rows }: TypedRows) => rows.map(({ code }) => code);

describe('rows being written', () => {
  it('begin with blank ones', () => {
    expect(emptyRows().rows.every(isBlank)).toBe(true);
  });

  it('take pasted rows after what is written, in the places of blank ones', () => {
    const one = changeRows(emptyRows(), { kind: 'write', id: 2, cells: { code: 'A' } });
    expect(codesOf(changeRows(one, { kind: 'paste', pasted: pasted('B', 'C') }))).toEqual(['A', 'B', 'C', '']);
  });

  it('know which pasted ones ask for their quantity', () => {
    const [one, two] = pasted('A', 'B');
    const state = changeRows(emptyRows(), { kind: 'paste', pasted: one && two ? [one, { ...two, quantity: '' }] : [] });
    expect(state.rows.map(({ asks }) => asks === true)).toEqual([false, true, false]);
  });

  it('take rows pasted into a cell at its place', () => {
    const some = changeRows(emptyRows(), { kind: 'paste', pasted: pasted('A', 'B') });
    const second = some.rows[1]?.id ?? 0;
    expect(codesOf(changeRows(some, { kind: 'paste', pasted: pasted('X', 'Y'), at: second }))).toEqual([
      ...['A', 'X', 'Y', 'B', ''],
    ]);
  });

  it('keep their names, and one row at least', () => {
    const some = changeRows(emptyRows(), { kind: 'paste', pasted: pasted('A', 'B') });
    const ids = some.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const none = changeRows(some, { kind: 'remove', ids });
    expect(none.rows).toHaveLength(1);
    expect(ids).not.toContain(none.rows[0]?.id);
  });

  it('say how many are too many', () => {
    const full = changeRows(emptyRows(), { kind: 'paste', pasted: pasted(...Array.from({ length: 1_990 }, String)) });
    expect(overflow(full, 10)).toBe(0);
    expect(overflow(full, 25)).toBe(15);
  });

  it('go out within the lengths of the call', () => {
    const row = asWrittenRow(
      { code: ` ${'x'.repeat(200)}`, name: '', quantity: ' 5 ', customerCode: '', note: 'n'.repeat(300) },
      7,
    );
    expect(row).toMatchObject({ rowNumber: 7, quantity: '5' });
    expect([row.goodsCode.length, row.note.length]).toEqual([119, 200]);
  });
});
