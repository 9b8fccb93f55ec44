import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wantedLine } from '../contract/cart-schemas.ts';
import { NO_NOTES, NOTE_FIELDS, purposeKey } from './line-notes.ts';

describe('fields of a line', () => {
  it.each(NOTE_FIELDS.map((field) => [field.name, field] as const))(
    '%s is as long as the contract allows',
    (name, field) => {
      const value = (length: number) => (field.kind === 'date' ? '2026-12-31x'.slice(0, length) : 'x'.repeat(length));
      const line = (length: number) => ({ skuCode: 'A', quantity: 1, [name]: value(length) });
      expect(wantedLine.safeParse(line(field.maxLength)).success).toBe(true);
      expect(wantedLine.safeParse(line(field.maxLength + 1)).success).toBe(false);
    },
  );

  it('are all those of the contract', () => {
    const { properties } = z.toJSONSchema(wantedLine, { io: 'input' });
    const others = ['skuCode', 'quantity', 'searchId'];
    const inContract = Object.keys(properties ?? {}).filter((name) => !others.includes(name));
    expect(NOTE_FIELDS.map(({ name }) => name).toSorted()).toEqual(inContract.toSorted());
    expect(Object.keys(NO_NOTES).toSorted()).toEqual(inContract.toSorted());
  });

  it.each([
    [{}, {}, true],
    [{ note: '' }, { department: '' }, true],
    [{ note: '急' }, { note: '急', customerCode: 'M1' }, true],
    [{ department: '一' }, { costCenter: '一' }, false],
    [{ expectedOn: '2026-12-01' }, { expectedOn: null }, false],
  ])('%j and %j are one purpose: %s', (a, b, same) => {
    expect(purposeKey(a) === purposeKey(b)).toBe(same);
  });
});
