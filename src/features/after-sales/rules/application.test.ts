import { expect, it } from 'vitest';
import type { CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';
import { actsOf, reopenUntil } from './buyer-acts.ts';
import { buyerNewsOf, deskNewsOf } from './case-letters.ts';
import { type CaseStatus, caseStates } from './case-status.ts';
import { missingEvidence } from './missing-evidence.ts';
import { payerOf, splitApplication } from './split-application.ts';

const wish = (lineNo: number, kind: CaseKind, reason: CaseReason) => ({ lineNo, kind, reason });

it.each<[string, ReturnType<typeof wish>[], [CaseKind, 'shop' | 'buyer', number[]][]]>([
  [
    'one case for each kind',
    [wish(1, 'return', 'broken'), wish(2, 'exchange', 'broken'), wish(3, 'return', 'damaged')],
    [
      ['return', 'shop', [1, 3]],
      ['exchange', 'shop', [2]],
    ],
  ],
  [
    'and for each payer of freight',
    [wish(1, 'return', 'broken'), wish(2, 'return', 'not_needed')],
    [
      ['return', 'shop', [1]],
      ['return', 'buyer', [2]],
    ],
  ],
  [
    'units of one line for different reasons go ways of their own',
    [wish(1, 'return', 'broken'), wish(1, 'return', 'damaged'), wish(2, 'return', 'damaged')],
    [
      ['return', 'shop', [1, 2]],
      ['return', 'shop', [1]],
    ],
  ],
])('%s', (_, wishes, cases) => {
  expect(splitApplication(wishes).map((one) => [one.kind, one.payer, one.wishes.map((w) => w.lineNo)])).toEqual(cases);
});

it.each<[CaseReason, string[], string, string | null]>([
  ['damaged', ['image/jpeg'], '', null],
  ['damaged', ['video/mp4'], '', null],
  ['damaged', ['application/pdf'], '', '请提供图片'],
  ['intermittent', ['image/jpeg'], '', '请提供视频'],
  ['intermittent', ['video/webm'], '', null],
  ['size_off', ['image/png'], '', '请提供实测尺寸'],
  ['size_off', [], '', '请提供图片、实测尺寸'],
  ['size_off', ['image/png'], '12.3 mm', null],
  ['short', [], '', null],
])('%s shown by %j and %j: %s', (reason, mediaTypes, measured, missing) =>
  expect(missingEvidence(reason, { mediaTypes, measured })).toBe(missing),
);

it('the shop pays freight where the fault is its own', () => {
  expect([payerOf('broken'), payerOf('late'), payerOf('not_needed'), payerOf('worn')]).toEqual([
    ...['shop', 'shop', 'buyer', 'buyer'],
  ]);
});

const NOW = new Date('2026-11-23T04:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const facts = (status: CaseStatus, more: object = {}) => ({
  ...{ status, returnWay: 'mail', reopenings: 0, since: daysAgo(1), reopenDays: 7, now: NOW },
  ...more,
});

it.each<[CaseStatus, object, string[]]>([
  ['reviewing', {}, ['withdraw', 'say']],
  ['to_return', {}, ['withdraw', 'send', 'say']],
  // A carrier comes for it.
  ['to_return', { returnWay: 'pickup' }, ['withdraw', 'say']],
  ['inspecting', {}, ['say']],
  ['choosing', {}, ['choose', 'say']],
  ['estimating', {}, ['acceptEstimate', 'declineEstimate', 'say']],
  ['charging', {}, ['say']],
  ['confirming', {}, ['confirm', 'reopen', 'say']],
  ['completed', {}, ['reopen', 'say']],
  ['completed', { since: daysAgo(7) }, ['reopen', 'say']],
  ['completed', { since: new Date(daysAgo(7).getTime() - 1) }, ['say']],
  ['completed', { reopenings: 3 }, ['say']],
  ['rejected', {}, ['reopen', 'say']],
  ['withdrawn', {}, []],
])('of a case that is %s (%j) its customer may %j', (status, more, acts) =>
  expect(actsOf(facts(status, more))).toEqual(acts),
);

it('says until when it may be opened again', () => {
  expect(reopenUntil(facts('completed'))).toEqual(new Date('2026-11-29T04:00:00Z'));
  expect(reopenUntil(facts('reviewing'))).toBeNull();
});

it('tells the customer what waits for him, and the desk what waits for it', () => {
  const moves = caseStates.names.flatMap((from) => caseStates.states[from].to.map((to) => [from, to] as const));
  for (const [from, to] of moves) {
    const told = [buyerNewsOf(from, to), deskNewsOf(from, to)];
    // Nobody hears of a move from both sides: one has made it.
    expect(told.filter((news) => news !== null).length).toBeLessThanOrEqual(1);
  }
  expect([deskNewsOf(null, 'reviewing'), deskNewsOf('approving', 'reviewing')]).toEqual(['received', 'received']);
  expect([deskNewsOf('supplementing', 'reviewing'), deskNewsOf('completed', 'reviewing')]).toEqual([
    ...['supplemented', 'reopened'],
  ]);
  expect([buyerNewsOf('arriving', 'to_return'), buyerNewsOf('reviewing', 'to_return')]).toEqual([
    ...['pickupFailed', 'granted'],
  ]);
  expect([buyerNewsOf('approving', 'rejected'), buyerNewsOf('inspecting', 'rejected')]).toEqual([null, 'rejected']);
});
