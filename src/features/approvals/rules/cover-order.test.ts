import { expect, it } from 'vitest';
import type { ApprovalPlan } from '#features/approval-flows/rules/flow-plan.ts';
import { coverOrder } from './cover-order.ts';

const none: ApprovalPlan = { outcome: 'free', reasons: [], steps: [], unworkable: [] };
const reasons = [{ flowId: '1', flowName: '流程', because: ['所有此类单据都适用'] }];
const refusal = { flowId: '1', flowName: '流程', message: '不允许' };
const PLANS: Record<string, ApprovalPlan> = {
  none,
  bypass: { ...none, reasons },
  ask: { ...none, outcome: 'ask', reasons },
  forbidden: { ...none, outcome: 'denied', reasons, deniedBy: refusal },
  nobody: {
    ...none,
    outcome: 'denied',
    reasons,
    deniedBy: refusal,
    unworkable: [{ flowId: '1', flowName: '流程', nodeName: '审批', why: '没有人' }],
  },
};
const approved = (spentFen: bigint) => ({ requestNo: 'SP1', approvedFen: 100n, spentFen });

// What flows for orders say, what is spent of the 100 fen approved (null: no approval), the switch → outcome, covered.
it.each([
  ['none', null, true, 'free', false],
  ['ask', null, true, 'ask', false],
  ['nobody', null, true, 'denied', false],
  ['none', 100n, true, 'free', true],
  ['bypass', 100n, true, 'free', true],
  ['ask', 100n, true, 'free', true],
  ['nobody', 100n, true, 'free', true],
  ['forbidden', 100n, true, 'denied', false],
  ['none', 100n, false, 'free', false],
  ['ask', 100n, false, 'ask', false],
  ['nobody', 100n, false, 'denied', false],
  ['none', 101n, true, 'denied', false],
  ['none', 101n, false, 'denied', false],
  ['bypass', 101n, true, 'free', false],
  ['ask', 101n, true, 'ask', false],
  ['ask', 101n, false, 'ask', false],
  ['forbidden', 101n, true, 'denied', false],
] as const)('flows say %s, spent %s, switched on %s: %s, covered %s', (name, spent, on, outcome, covered) => {
  const plan = PLANS[name] ?? none;
  const result = coverOrder(plan, spent === null ? null : approved(spent), on);
  expect([result.plan.outcome, result.coveredBy]).toEqual([outcome, covered ? 'SP1' : null]);
  // Whom the flows ask is asked whole, or not at all.
  if (!covered && outcome === plan.outcome) expect(result.plan).toBe(plan);
  if (covered) expect(result.plan).toEqual(none);
});

it('says what was approved where it is gone beyond', () => {
  expect(coverOrder(none, { ...approved(100_001n), approvedFen: 100_000n }, true).plan.deniedBy?.message).toBe(
    '超出审批 SP1 批准的金额 ¥1,000.00，请减少数量或改选方案',
  );
});
