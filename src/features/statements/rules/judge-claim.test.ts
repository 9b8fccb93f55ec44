import { expect, it } from 'vitest';
import { type Claim, judgeClaim } from './judge-claim.ts';

/** Twenty boxes at 52.80. */
const line = { source: 'sign', status: 'open', quantity: 20, salesPrice: 528_000n, amountFen: 105_600n };

it.each<[string, Partial<typeof line>, Claim, object]>([
  ['two are missing', {}, { kind: 'quantity', quantity: 18 }, { askedFen: 10_560n }],
  ['how many is not said', {}, { kind: 'quantity' }, { problem: '请填写实收数量' }],
  ['more came than were billed', {}, { kind: 'quantity', quantity: 20 }, { problem: '实收数量应少于账单的 20' }],
  ['nothing came', {}, { kind: 'not_received' }, { askedFen: 105_600n }],
  ['five came', {}, { kind: 'not_received', quantity: 5 }, { askedFen: 79_200n }],
  ['another price was agreed', {}, { kind: 'price', price: 500_000n }, { askedFen: 5_600n }],
  ['which is not said', {}, { kind: 'price' }, { problem: '请填写应为单价' }],
  ['or is dearer', {}, { kind: 'price', price: 528_000n }, { problem: '应为单价应低于账单单价' }],
  ['it was billed before', {}, { kind: 'duplicate' }, { askedFen: 105_600n }],
  ['its rate is wrong', {}, { kind: 'tax_rate' }, { askedFen: 0n }],
  [
    'freight has no price',
    { source: 'freight' },
    { kind: 'price', price: 1n },
    { problem: '运费没有单价，请选择其他异议类型' },
  ],
  ['it was confirmed', { status: 'confirmed' }, { kind: 'duplicate' }, { problem: '只有待确认的行可以提异议' }],
  ['it went back', { amountFen: -100n }, { kind: 'duplicate' }, { problem: '没有金额的行不用提异议' }],
])('%s', (_, change, claim, answer) => expect(judgeClaim({ ...line, ...change }, claim)).toEqual(answer));
