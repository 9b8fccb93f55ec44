import { expect, it } from 'vitest';
import { quoteDeskEvents } from './quote-desk-events.ts';

const FACTS = {
  kind: 'basis_changed',
  detail: '厂家促销',
  actorName: '客服',
  createdAt: new Date(0),
  versionNo: 2,
  lineNo: 1,
  offerNo: 2,
  costBefore: 800_000n,
  floorBefore: null,
  costAfter: 750_000n,
  floorAfter: 850_000n,
};
const wordsOf = (more: Partial<typeof FACTS> | { lineNo: null } | { offerNo: null }) =>
  quoteDeskEvents.present({ ...FACTS, ...more }, true);

it('tells cost and floor before and after, and what was not known', () => {
  const [told] = wordsOf({});
  expect(told?.label).toBe('修改成本底价 · 第 2 版');
  expect(told?.detail).toMatch(/：成本 80\.00 → 75\.00，底价 未知 → 85\.00，原因：厂家促销$/);
});

it.each([{ lineNo: null }, { offerNo: null }, { kind: 'to_review' }])('says no more than was said: %o', (more) => {
  expect(wordsOf(more)).toMatchObject([{ detail: '厂家促销' }]);
});

it('is told nobody outside', () => expect(quoteDeskEvents.present(FACTS, false)).toEqual([]));
