import { describe, expect, it } from 'vitest';
import { dunningFault, dunningStep, dunningText, USUAL_STEPS } from './dunning-steps.ts';

const without = (...off: number[]) => USUAL_STEPS.map((one) => ({ ...one, off: off.includes(one.step) }));

describe('the step a statement has come to', () => {
  it.each([
    [-4, [], null],
    [-3, [], 0],
    [0, [0], null],
    [1, [0], 1],
    [14, [0, 1], null],
    [60, [], 3],
    [60, [3], null],
  ])('%i days late, %j taken: %s', (late, taken, step) => {
    expect(dunningStep(USUAL_STEPS, late, taken)?.step ?? null).toBe(step);
  });

  it('passes over what is off', () => {
    expect(dunningStep(without(0), -1, [])).toBeNull();
    expect(dunningStep(without(2), 20, [])?.step).toBe(1);
    expect(dunningStep(without(2), 20, [1])).toBeNull();
  });
});

describe('steps as they are settled', () => {
  const change = (step: number, facts: object) =>
    USUAL_STEPS.map((one) => (one.step === step ? { ...one, ...facts } : one));
  it.each([
    ['as usual', USUAL_STEPS, null],
    ['a reminder after the day', change(0, { from: 1 }), /当天或之前/],
    ['dunning before the day', change(1, { from: 0 }), /到期日之后/],
    ['two on one day', change(2, { from: 1 }), /晚于前一次/],
    ['two on one day, one of them off', change(2, { from: 1, off: true }), null],
    ['a place that nobody fills', change(1, { text: '{客户}' }), /\{客户\}/],
  ])('%s', (_, steps, words) => {
    const fault = dunningFault(steps);
    if (words === null) expect(fault).toBeNull();
    else expect(fault).toMatch(words);
  });

  it('fill every place', () => {
    const [, first] = USUAL_STEPS;
    const facts = { statementNo: 'DZ1', dueOn: '2026-11-30', late: 2, open: '¥1.00' };
    expect(first && dunningText(first, facts)).toContain('DZ1 应于 2026-11-30 付款，已逾期 2 天，未付 ¥1.00');
  });
});
