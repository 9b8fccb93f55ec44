import { expect, it } from 'vitest';
import { REFUND_MANNERS, type RefundManner, SLOW_MS, simulateRefund } from './simulated-refund.ts';

it.each([
  ['prompt', 1, 0, 'done'],
  ['slow', 1, 0, 'pending'],
  ['slow', 5, SLOW_MS - 1, 'pending'],
  ['slow', 2, SLOW_MS, 'done'],
  ['lost', 1, 0, 'silent'],
  ['lost', 2, 0, 'done'],
  ['refused', 1, 0, 'refused'],
  ['refused', 2, 0, 'done'],
] as const)('%s, asked for the time %i after %i ms: %s', (manner, times, sinceMs, answer) => {
  expect(simulateRefund(manner, { times, sinceMs })).toBe(answer);
});

it('sends every refund in the end', () => {
  for (const manner of Object.keys(REFUND_MANNERS) as RefundManner[]) {
    expect(simulateRefund(manner, { times: 9, sinceMs: SLOW_MS * 9 })).toBe('done');
  }
});
