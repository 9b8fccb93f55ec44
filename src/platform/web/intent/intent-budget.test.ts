import { describe, expect, it } from 'vitest';
import { INTENT_BYTES, INTENT_CALLS, INTENT_REST_MS, IntentBudget } from './intent-budget.ts';

const taken = (budget: IntentBudget) => {
  let calls = 0;
  while (budget.take()) calls += 1;
  return calls;
};

describe('what a page may load ahead', () => {
  it('is 30 calls and 200 KB, as the issue says', () => {
    expect([INTENT_CALLS, INTENT_BYTES]).toEqual([30, 204_800]);
  });

  it('is so many calls and not one more, and as many again on the next page', () => {
    const budget = new IntentBudget();
    expect(taken(budget)).toBe(30);
    expect(budget.hasRoom()).toBe(false);
    budget.renew();
    expect(budget.hasRoom()).toBe(true);
    expect(taken(budget)).toBe(30);
  });

  it('ends when enough has come, and the next page begins anew', () => {
    const budget = new IntentBudget();
    budget.weigh(INTENT_BYTES - 1);
    expect(budget.take()).toBe(true);
    budget.weigh(1);
    expect(budget.take()).toBe(false);
    budget.renew();
    expect(budget.take()).toBe(true);
  });

  it('is nothing for a while after a refusal, on the next page as well', () => {
    const budget = new IntentBudget();
    expect(budget.rests(0)).toBe(false);
    budget.rest(1_000);
    budget.renew();
    expect(budget.rests(999 + INTENT_REST_MS)).toBe(true);
    expect(budget.rests(1_000 + INTENT_REST_MS)).toBe(false);
  });

  it('is begun only where there is room for all that one page asks for', () => {
    const calls = new IntentBudget();
    for (let n = 0; n < 27; n += 1) calls.take();
    expect(calls.hasRoom()).toBe(true);
    calls.take();
    expect(calls.hasRoom()).toBe(false);
    const bytes = new IntentBudget();
    bytes.weigh(176 * 1024);
    expect(bytes.hasRoom()).toBe(true);
    bytes.weigh(1);
    expect(bytes.hasRoom()).toBe(false);
  });
});
