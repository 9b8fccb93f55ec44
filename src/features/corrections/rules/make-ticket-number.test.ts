import { expect, it } from 'vitest';
import { makeTicketNumber } from './make-ticket-number.ts';

it('names the day and is the same for the same act', () => {
  const digest = Uint8Array.from([0, 1, 2, 29, 30, 255, 7, 8, 99]);
  expect(makeTicketNumber('2026-11-21', digest)).toBe('JC20261121234Z2H9A');
});

it('has no letters that are mistaken for others', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = Array.from({ length: 32 }, (_, n) => makeTicketNumber('', all.subarray(n * 8)).slice(2)).join('');
  expect(letters).toMatch(/^[2-9A-HJKMNP-TV-Z]{256}$/);
});
