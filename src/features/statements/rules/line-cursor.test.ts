import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './line-cursor.ts';

it('comes back as it was written, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.bigInt({ min: 1n, max: 10n ** 17n }), (value, id) => {
      expect(readCursor(writeCursor({ value, id }))).toEqual({ value, id });
      expect(writeCursor({ value, id })).toMatch(/^[A-Za-z0-9_-]+$/);
    }),
  );
});

it.each(['', 'x', 'W10', 'WyJhIiwieCJd'])('%s is none', (text) => expect(readCursor(text)).toBeNull());
