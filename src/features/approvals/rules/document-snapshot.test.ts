import { expect, it } from 'vitest';
import {
  canonicalText,
  type DocumentSnapshot,
  describeChanges,
  OVER_BUDGET_FACT,
  OVER_REASON_FACT,
  parseOverBudget,
  type SnapshotLine,
} from './document-snapshot.ts';

const line = (facts: Partial<SnapshotLine> = {}): SnapshotLine => ({
  lineNo: 1,
  itemNo: 'A1',
  name: '螺栓',
  brandName: null,
  mpn: null,
  unit: '盒',
  quantity: 1,
  unitPrice: '1.00',
  amount: '1.00',
  costCenter: '',
  note: '',
  refused: false,
  ...facts,
});
const snapshot = (facts: Partial<DocumentSnapshot> = {}): DocumentSnapshot => ({
  documentNo: 'SO1',
  title: '',
  amount: '1.00',
  facts: [],
  lines: [line()],
  ...facts,
});
const fact = (label: string, value = '是') => ({ label, value });

it('sets apart what tells of budgets', () => {
  const facts = [fact('采购单号'), fact(OVER_BUDGET_FACT), fact(OVER_REASON_FACT), fact('收货地址')];
  const { over, others } = parseOverBudget(facts);
  expect(over.map(({ label }) => label)).toEqual([OVER_BUDGET_FACT, OVER_REASON_FACT]);
  expect(others.map(({ label }) => label)).toEqual(['采购单号', '收货地址']);
});

it.each([
  [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
  [{ a: { d: '', c: null }, b: [{ f: 1, e: 2 }, 'x'] }, '{"a":{"c":null,"d":""},"b":[{"e":2,"f":1},"x"]}'],
  [{ a: undefined, b: false }, '{"b":false}'],
  [[undefined, null, 'a', 1], '[null,null,"a",1]'],
  [null, 'null'],
])('%j is always written %s', (value, text) => expect(canonicalText(value)).toBe(text));

it.each<[string, Partial<DocumentSnapshot>, Partial<DocumentSnapshot>, string[]]>([
  ['nothing where all is as it was', { facts: [fact('采购单号')] }, { facts: [fact('采购单号')] }, []],
  ['another amount', {}, { amount: '2.00' }, ['金额 ¥1.00 → ¥2.00']],
  ['a fact that is new', {}, { facts: [fact('采购单号', 'P1')] }, ['采购单号 未填 → P1']],
  ['a fact that is empty now', { facts: [fact('备注', '急')] }, { facts: [fact('备注', '')] }, ['备注 急 → 未填']],
  ['another number of a line', {}, { lines: [line({ quantity: 2 })] }, ['第 1 行 A1：数量 1 → 2']],
  ['a line in free words', {}, { lines: [line({ itemNo: null, note: '急' })] }, ['第 1 行 螺栓：备注 未填 → 急']],
  [
    'a line that was refused',
    {},
    { lines: [line({ refused: true, quantity: 2 })] },
    ['第 1 行 A1：未通过审批，已剔除'],
  ],
  ['a line that is new', {}, { lines: [line(), line({ lineNo: 2, name: '螺母' })] }, ['新增第 2 行 螺母']],
  ['a line that is gone', {}, { lines: [] }, ['删除第 1 行 螺栓']],
])('tells %s', (_, before, after, changes) => {
  expect(describeChanges(snapshot(before), snapshot(after))).toEqual(changes);
});
