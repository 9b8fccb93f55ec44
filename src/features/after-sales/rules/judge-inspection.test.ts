import { expect, it } from 'vitest';
import type { CaseKind } from '../contract/case-words.ts';
import { type CountedLine, judgeInspection } from './judge-inspection.ts';

const AWAITED = [{ lineNo: 1, granted: 3 }];
const count = (facts: Partial<CountedLine>): CountedLine => ({
  ...{ lineNo: 1, received: 0, good: 0, blocked: 0, scrap: 0, refused: 0 },
  ...facts,
});

it.each<[CaseKind, Partial<CountedLine>, number]>([
  ['return', { received: 3, good: 3 }, 3],
  ['return', { received: 3, good: 1, blocked: 1, scrap: 1 }, 3],
  ['exchange', { received: 2, good: 1, refused: 1 }, 1],
  ['return', { received: 0 }, 0],
  ['return', { received: 3, refused: 3 }, 0],
  ['repair', { received: 3 }, 3],
  ['repair', { received: 3, refused: 1 }, 2],
])('%s %o: %i accepted', (kind, facts, accepted) => {
  expect(judgeInspection(kind, AWAITED, [count(facts)])).toEqual({ accepted });
});

it.each<[CaseKind, CountedLine[], string]>([
  ['return', [count({ received: 4, good: 4 })], '第 1 行应退 3，多出的请另行登记'],
  ['return', [count({ received: 3, good: 2 })], '第 1 行实收 3，分级合计 2'],
  ['return', [count({ received: 0, good: 1 })], '第 1 行实收 0，分级合计 1'],
  ['return', [], '请逐行填写实收数量'],
  ['return', [count({ lineNo: 2 })], '请逐行填写实收数量'],
  ['repair', [count({ received: 3, good: 3 })], '维修的商品属于客户，不能入库'],
  ['repair', [count({ received: 1, refused: 2 })], '第 1 行不予受理的多于实收'],
])('refuses %s %j', (kind, counted, problem) => {
  expect(judgeInspection(kind, AWAITED, counted)).toEqual({ problem });
});
