import { expect, it } from 'vitest';
import { quoteEvents } from './quote-events.ts';

it.each(['approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired'])(
  '%s stays inside',
  (kind) => {
    expect(quoteEvents.toldOutside(kind)).toBe('bare');
  },
);

it.each(['submitted', 'sent', 'negotiated', 'cancelled', 'converted'])('%s is told', (kind) => {
  expect(quoteEvents.toldOutside(kind)).toBe('whole');
});

const FACTS = {
  actorName: '王工',
  createdAt: new Date(0),
  side: 'buyer',
  versionNo: 2,
  lineNo: null,
  targetPrice: null,
};

it.each([
  [
    { kind: 'sent', detail: '' },
    { label: '发出报价 · 第 2 版', detail: '' },
  ],
  [
    { kind: 'warned', detail: '3' },
    { label: '到期提醒', detail: '距失效不足 3 天' },
  ],
  [
    { kind: 'negotiated', detail: '急', lineNo: 3, targetPrice: 900_000n },
    { label: '议价', detail: '第 3 行，目标价 90.00 元，急' },
  ],
  [
    { kind: 'asked', detail: '要多长？' },
    { label: '客服提问', detail: '要多长？' },
  ],
])('%o reads so', (event, words) => {
  expect(quoteEvents.present({ ...FACTS, ...event }, true)).toEqual([
    { ...words, actorName: '王工', at: '1970-01-01T00:00:00.000Z' },
  ]);
});

it('tells outside that somebody agreed, by the side alone', () => {
  expect(quoteEvents.present({ ...FACTS, kind: 'approved', detail: '同意采购' }, false)).toMatchObject([
    { label: '审批通过', detail: '', actorName: '采购方' },
  ]);
});
