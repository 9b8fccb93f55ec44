import { describe, expect, it } from 'vitest';
import type { CaseReason } from '../contract/case-reasons.ts';
import { isQuick, type QuickFacts } from './quick-case.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const one = (reason: CaseReason, hours: number | null) => ({
  reason,
  signedAt: hours === null ? null : hoursAgo(hours),
});
const facts: QuickFacts = { kind: 'refund_only', amountFen: 20_000n, lines: [one('short', 1)] };

describe('without return and without a person', () => {
  it.each<[string, Partial<QuickFacts>, boolean]>([
    ['what is short', {}, true],
    ['what is damaged or wrong', { kind: 'exchange', lines: [one('damaged', 47), one('wrong_item', 48)] }, true],
    ['what is sent anew', { kind: 'resend' }, true],
    ['nothing above the limit', { amountFen: 20_001n }, false],
    ['nothing of no worth', { amountFen: 0n }, false],
    ['nothing after 48 hours', { lines: [one('short', 49)] }, false],
    ['nothing of which one line is later', { lines: [one('short', 1), one('damaged', 49)] }, false],
    ['nothing that was not signed', { lines: [one('short', null)] }, false],
    ['nothing for another reason', { lines: [one('broken', 1)] }, false],
    ['no repair', { kind: 'repair', lines: [one('damaged', 1)] }, false],
    ['no price difference', { kind: 'price_gap' }, false],
  ])('%s', (_, change, quick) => expect(isQuick({ ...facts, ...change }, 20_000n, NOW)).toBe(quick));
});
