import { expect, it } from 'vitest';
import { CASE_REASON_CODES, CASE_REASONS } from '../contract/case-reasons.ts';
import { CASE_KIND_CODES, type CaseKind } from '../contract/case-words.ts';
import { asksMoney, comesBack, KIND_RULES, poolOf, takesPaid } from './case-kinds.ts';

const kindsThat = (holds: (kind: CaseKind) => boolean) => CASE_KIND_CODES.filter(holds);

it('says which kinds bring goods back, ask for money, and take what was paid', () => {
  expect(kindsThat(comesBack)).toEqual(['return', 'exchange', 'repair', 'over_return']);
  expect(kindsThat(asksMoney)).toEqual(['return', 'refund_only', 'price_gap']);
  expect(kindsThat(takesPaid)).toEqual(['return', 'exchange', 'resend', 'refund_only', 'price_gap']);
  expect(kindsThat((kind) => KIND_RULES[kind].quick)).toEqual(['return', 'exchange', 'resend', 'refund_only']);
  expect(kindsThat((kind) => KIND_RULES[kind].stays)).toEqual(['repair', 'price_gap', 'reinvoice']);
});

it('lets the desk settle without goods only where nothing comes back of itself, or something is given', () => {
  expect(kindsThat((kind) => comesBack(kind) && KIND_RULES[kind].ways.includes('none'))).toEqual([
    'return',
    'exchange',
  ]);
  expect(kindsThat((kind) => KIND_RULES[kind].lessMoney)).toEqual(['return', 'refund_only', 'price_gap']);
});

it('takes missing units of the missing ones, whatever is asked for them, and the others of the kind', () => {
  expect([poolOf('refund_only', 'short'), poolOf('resend', 'short'), poolOf('refund_only', 'damaged')]).toEqual([
    ...['short', 'short', 'received'],
  ]);
  expect([poolOf('over_return', 'over'), poolOf('over_keep', null), poolOf('resend', null)]).toEqual([
    ...['over', 'over', 'short'],
  ]);
});

it('leads to every kind by a reason, and gives nothing for nothing without a second look', () => {
  const led = new Set(CASE_REASON_CODES.flatMap((reason): readonly CaseKind[] => CASE_REASONS[reason].kinds));
  expect(kindsThat((kind) => !led.has(kind))).toEqual([]);
  expect(
    kindsThat((kind) => KIND_RULES[kind].ways.includes('none') && takesPaid(kind) && !KIND_RULES[kind].gives),
  ).toEqual([]);
});
