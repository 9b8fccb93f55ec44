import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './public.ts';
import { spendingStage } from './spending-stage.ts';

const inStage = (stage: ReturnType<typeof spendingStage>) =>
  (Object.keys(ORDER_STATUSES) as OrderStatus[]).filter((status) => spendingStage(status) === stage).toSorted();

describe('of an order budgets hold', () => {
  it('nothing once it came to nothing', () => expect(inStage('nothing')).toEqual(['cancelled', 'closed', 'rejected']));
  it('a reservation until it stands', () => expect(inStage('waiting')).toEqual(['approving', 'confirming', 'to_pay']));
  it('what is spent in every other state', () =>
    expect(inStage('spent')).toHaveLength(Object.keys(ORDER_STATUSES).length - 6));
});
