import { expect, it } from 'vitest';
import { deadlineAfterApproval, payDeadline } from './pay-deadline.ts';

const shanghai = (text: string) => new Date(`${text}+08:00`);
const hold = { onlineMinutes: 30, transferDays: 7 };
const usual = new Map<string, 'work' | 'rest'>();
const holiday = new Map([['2026-11-23', 'rest' as const]]);

it.each([
  ['online', '2026-11-20T17:00', '2026-11-20T17:30'],
  ['transfer', '2026-11-20T17:00', '2026-11-27T17:00'],
] as const)('without an approval an order paid %s from %s on has until %s', (payWay, from, until) => {
  expect(payDeadline(payWay, hold, shanghai(from))).toEqual(shanghai(until));
});

it.each([
  ['within the day', 'online', 1, usual, '2026-11-19T10:00', '2026-11-20T10:00'],
  ['from the morning on', 'online', 1, usual, '2026-11-19T09:00', '2026-11-19T18:00'],
  ['after closing time', 'online', 1, usual, '2026-11-19T22:15', '2026-11-20T18:00'],
  ['before the weekend', 'online', 1, usual, '2026-11-20T17:00', '2026-11-23T17:00'],
  ['on a Saturday before dawn', 'online', 1, usual, '2026-11-21T03:00', '2026-11-23T18:00'],
  ['before a rest day of the firm', 'online', 1, holiday, '2026-11-20T17:00', '2026-11-24T17:00'],
  ['where the firm has said two days', 'online', 2, usual, '2026-11-20T17:00', '2026-11-24T17:00'],
  ['by transfer: no less than its days', 'transfer', 1, usual, '2026-11-20T17:00', '2026-11-27T17:00'],
  ['by transfer, with more days than those', 'transfer', 10, usual, '2026-11-20T17:00', '2026-12-04T17:00'],
] as const)('approved %s', (_, payWay, payDays, firmDays, from, until) => {
  expect(deadlineAfterApproval(payWay, hold, { payDays, firmDays }, shanghai(from))).toEqual(shanghai(until));
});

it('is never shorter than without an approval', () => {
  const long = { onlineMinutes: 1_440, transferDays: 7 };
  expect(deadlineAfterApproval('online', long, { payDays: 1, firmDays: usual }, shanghai('2026-11-19T09:00'))).toEqual(
    shanghai('2026-11-20T09:00'),
  );
});

it('asks for no money on account', () => {
  expect(payDeadline('account', hold, new Date())).toBeNull();
  expect(deadlineAfterApproval('account', hold, { payDays: 1, firmDays: usual }, new Date())).toBeNull();
});
