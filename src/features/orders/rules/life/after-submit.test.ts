import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSubmit,
  afterSubmitShort,
  awaitingWords,
  type ConsentStep,
  reasonReaders,
  stepWords,
  submitPlanOf,
} from './after-submit.ts';

const step = (mode: ConsentStep['mode'], names: readonly string[], needed = 1): ConsentStep => ({
  mode,
  needed,
  names,
});
const ONE = step('all', ['王芳']);
const ANY = step('any', ['王芳', '李明']);
const ALL = step('all', ['赵总', '钱总'], 2);
const MANY = ['甲', '乙', '丙', '丁', '戊'];

describe('what a step takes', () => {
  it.each([
    [ONE, '王芳同意'],
    [ANY, '王芳、李明任一人同意'],
    [ALL, '赵总、钱总都同意'],
    [step('sequence', ['王芳', '李明'], 2), '王芳、李明依次同意'],
    [step('n_of_m', ['甲', '乙', '丙'], 2), '甲、乙、丙中 2 人同意'],
    [step('n_of_m', ['甲', '乙', '丙'], 1), '甲、乙、丙任一人同意'],
    [step('n_of_m', ['甲', '乙'], 3), '甲、乙都同意'],
    [step('per_department', ['甲', '乙'], 2), '甲、乙中每个部门一人同意'],
    [step('any', MANY.slice(1)), '乙、丙、丁、戊任一人同意'],
    [step('any', MANY), '甲、乙、丙 等 5 人任一人同意'],
  ])('%o: %s', (one, words) => expect(stepWords(one)).toBe(words));
});

describe('what happens after the submit', () => {
  it.each([
    ['account', [], '提交后直接备货，按对账单结算'],
    ['transfer', [], '提交后 7 天内转账，到账确认后发货'],
    ['online', [], '提交后请在保留时间内完成支付'],
    ['account', null, '按对账单结算'],
    ['account', [ANY], '提交后先审批，王芳、李明任一人同意后开始备货，按对账单结算'],
    ['transfer', [ALL], '提交后先审批，赵总、钱总都同意后再转账，到账确认后发货'],
    ['online', [ONE], '提交后先审批，王芳同意后再付款，付款后发货'],
    ['account', [ONE, ALL], '提交后先审批，先由王芳同意，再由赵总、钱总都同意，之后开始备货，按对账单结算'],
    [
      ...(['online', [ONE, ANY, ALL]] as const),
      '提交后先审批，先由王芳同意，再由王芳、李明任一人同意，最后由赵总、钱总都同意，之后再付款，付款后发货',
    ],
  ] as const)('paid by %s, asking %o: %s', (payWay, steps, words) => expect(afterSubmit(steps, payWay)).toBe(words));

  it('is told in few words beside the other ways', () => {
    expect(afterSubmitShort([ANY], 'account')).toBe('审批通过后开始备货，按对账单结算');
    expect(afterSubmitShort([], 'account')).toBe(afterSubmit([], 'account'));
  });

  it('goes on with what an order waits for', () => {
    expect(awaitingWords([ANY], 'account')).toBe('等待审批：王芳、李明任一人同意后开始备货');
    expect(awaitingWords([ONE, ALL], 'online')).toBe('等待审批：先由王芳同意，再由赵总、钱总都同意，之后再付款');
  });

  it('never sends goods or asks for money before somebody has agreed, nor wants all where one is enough', () => {
    const names = fc.uniqueArray(fc.constantFrom(...MANY), { minLength: 1, maxLength: 5 });
    const mode = fc.constantFrom(...(['any', 'all', 'sequence', 'n_of_m', 'per_department'] as const));
    const steps = fc.array(fc.record({ mode, names, needed: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    const payWay = fc.constantFrom('account', 'transfer', 'online');
    fc.assert(
      fc.property(steps, payWay, (plan, way) => {
        const words = afterSubmit(plan, way);
        expect(words).not.toMatch(/直接|全部|提交后请|提交后 7 天/);
        if (plan.every((one) => one.mode === 'any')) expect(words).not.toContain('都同意');
      }),
    );
  });
});

describe('whom an order asks', () => {
  const asked = {
    name: '主管',
    modeLabel: '任一人',
    skipped: [],
    approvers: [{ name: '王芳', why: '', onBehalfOf: null }],
  };
  const steps = { outcome: 'ask' as const, steps: [{ ...asked, mode: 'any' as const, needed: 1 }] };
  it('names who stands in, and for whom', () => {
    const away = { ...asked, approvers: [{ name: '张伟', why: '', onBehalfOf: '马军' }] };
    const plan = submitPlanOf({ outcome: 'ask', steps: [{ ...away, mode: 'any', needed: 1 }] });
    expect(afterSubmit(plan, 'account')).toContain('张伟（代 马军）同意后开始备货');
  });

  it('is nobody where it is free, and unknown where it is not let through', () => {
    expect(submitPlanOf(steps)).toEqual([step('any', ['王芳'])]);
    expect(submitPlanOf({ ...steps, outcome: 'free' })).toEqual([]);
    expect(submitPlanOf({ ...steps, outcome: 'denied' })).toBeNull();
    expect(submitPlanOf(undefined)).toBeNull();
  });
});

it.each([
  [[ANY], '随订单保存，审批人可以看到'],
  [[], '随订单保存，公司管理员可以在订单详情和操作日志中看到'],
  [null, '随订单保存，公司管理员可以在订单详情和操作日志中看到'],
] as const)('the reason for going over a budget is read, asking %o, by those who can: %s', (steps, words) => {
  expect(reasonReaders(steps)).toBe(words);
});
