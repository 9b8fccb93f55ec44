import { expect, it } from 'vitest';
import { type ApprovalDocument, type DocumentLine, type EvaluatedFlow, nameKey } from './flow-plan.ts';
import type { FlowCondition } from './flow-shape.ts';
import { matchFlow } from './match-flow.ts';

const names = new Map([
  [nameKey('department', '2'), '生产部'],
  [nameKey('member', '7'), '李敏'],
  [nameKey('cost_center', '31'), '维修车间'],
  [nameKey('category', '11'), '刀具'],
  [nameKey('brand', '5'), '东明'],
]);

const line = (facts: Partial<DocumentLine>): DocumentLine => ({
  lineNo: 1,
  amountFen: 100n,
  categoryPathIds: [],
  brandId: null,
  costCenterId: null,
  freeText: false,
  overAgreementBp: null,
  ...facts,
});

const document: ApprovalDocument = {
  documentType: 'order',
  requester: { memberId: '7', departmentPath: ['1', '2'] },
  amountFen: 500_000n,
  urgent: true,
  lines: [
    line({ lineNo: 1, categoryPathIds: ['10', '11', '12'], brandId: '5', costCenterId: '31' }),
    line({ lineNo: 2, amountFen: 300_000n, freeText: true }),
    line({ lineNo: 3, overAgreementBp: 1_250, categoryPathIds: ['10', '11'] }),
  ],
  costCenters: [{ id: '31', ownerMemberId: null, overBudget: true }],
};

const flow = (conditions: FlowCondition[], facts: Partial<EvaluatedFlow> = {}): EvaluatedFlow => ({
  id: '1',
  name: '规则',
  documentType: 'order',
  effect: 'approve',
  departmentId: null,
  nodes: [],
  place: 1,
  conditions,
  ...facts,
});

it.each<[FlowCondition, string | null]>([
  [{ kind: 'amount', atLeast: '500000' }, '金额 ¥5,000.00，达到 ¥5,000.00'],
  [{ kind: 'amount', atLeast: '500001' }, null],
  [{ kind: 'amount', below: '500000' }, null],
  [{ kind: 'amount', below: '500001' }, '金额 ¥5,000.00，低于 ¥5,000.01'],
  [{ kind: 'amount', atLeast: '1', below: '600000' }, '金额 ¥5,000.00，达到 ¥0.01，低于 ¥6,000.00'],
  [{ kind: 'department', anyOf: ['2'] }, '申请人属于 生产部'],
  [{ kind: 'department', anyOf: ['1'] }, '申请人属于 编号 1'],
  [{ kind: 'department', anyOf: ['3'] }, null],
  [{ kind: 'requester', anyOf: ['7', '8'] }, '申请人是 李敏'],
  [{ kind: 'requester', anyOf: ['8'] }, null],
  [{ kind: 'cost_center', anyOf: ['31'] }, '计入成本中心 维修车间'],
  [{ kind: 'cost_center', anyOf: ['32'] }, null],
  [{ kind: 'category', anyOf: ['11'] }, '第 1、3 行属于分类 刀具'],
  [{ kind: 'category', anyOf: ['13'] }, null],
  [{ kind: 'brand', anyOf: ['5'] }, '第 1 行是品牌 东明'],
  [{ kind: 'line_amount', atLeast: '300000' }, '第 2 行单行金额达到 ¥3,000.00'],
  [{ kind: 'line_amount', atLeast: '300001' }, null],
  [{ kind: 'free_text_line' }, '第 2 行没有商品编码'],
  [{ kind: 'over_agreement', byBasisPoints: 1_249 }, '第 3 行高于协议价（最多高 12.5%，允许 12.49%）'],
  [{ kind: 'over_agreement', byBasisPoints: 1_250 }, null],
  [{ kind: 'over_budget' }, '成本中心 维修车间将超出预算'],
  [{ kind: 'urgent' }, '有商品期望在 3 天内到货'],
])('says why %o holds', (condition, words) => {
  expect(matchFlow(flow([condition]), document, names)).toEqual(words === null ? null : [words]);
});

const plain = { ...document, lines: [line({})], costCenters: [], urgent: false };

it.each<FlowCondition>([
  { kind: 'cost_center', anyOf: ['31'] },
  { kind: 'category', anyOf: ['11'] },
  { kind: 'brand', anyOf: ['5'] },
  { kind: 'free_text_line' },
  { kind: 'over_agreement', byBasisPoints: 0 },
  { kind: 'over_budget' },
  { kind: 'urgent' },
])('finds nothing of %o in a plain document', (condition) => {
  expect(matchFlow(flow([condition]), plain, names)).toBeNull();
});

it('looks at the cost centres of the lines too', () => {
  const charged = { ...plain, lines: [line({}), line({ lineNo: 2, costCenterId: '31' })] };
  const condition: FlowCondition = { kind: 'cost_center', anyOf: ['31', '32'] };
  expect(matchFlow(flow([condition]), charged, names)).toEqual(['计入成本中心 维修车间']);
});

it('wants every condition, the kind of document and the department of the flow', () => {
  const urgent: FlowCondition = { kind: 'urgent' };
  expect(matchFlow(flow([urgent, { kind: 'amount', atLeast: '900000' }]), document, names)).toBeNull();
  expect(matchFlow(flow([urgent], { documentType: 'quote' }), document, names)).toBeNull();
  expect(matchFlow(flow([urgent], { departmentId: '3' }), document, names)).toBeNull();
  expect(matchFlow(flow([urgent], { departmentId: '2' }), document, names)).toEqual([
    '适用于 生产部及下级部门',
    '有商品期望在 3 天内到货',
  ]);
  expect(matchFlow(flow([]), document, names)).toEqual(['所有此类单据都适用']);
});

it('tells a few lines by number and more by their count', () => {
  const lines = Array.from({ length: 8 }, (_, at) => line({ lineNo: at + 1, freeText: true }));
  expect(matchFlow(flow([{ kind: 'free_text_line' }]), { ...document, lines }, names)).toEqual([
    '第 1、2、3、4、5 等 8 行没有商品编码',
  ]);
});
