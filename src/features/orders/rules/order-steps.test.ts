import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { orderSteps } from './order-steps.ts';

const AT = '2026-04-14T09:00:00.000Z';
const told = (status: OrderStatus, reached: string[]) =>
  orderSteps(status, AT, new Map(reached.map((one) => [one, AT])))
    .map(({ label, state }) => `${label}${{ done: '✓', current: '●', ahead: '' }[state]}`)
    .join(' → ');

describe('stages of an order', () => {
  it.each<[OrderStatus, string[], string]>([
    ['to_ship', ['to_ship'], '提交订单✓ → 待发货● → 待收货 → 已签收 → 已完成'],
    ['partly_shipped', ['to_ship', 'partly_shipped'], '提交订单✓ → 待发货● → 待收货 → 已签收 → 已完成'],
    ['to_receive', ['approving', 'to_ship', 'to_receive'], '提交订单✓ → 审批中✓ → 待发货✓ → 待收货● → 已签收 → 已完成'],
    ['to_pay', ['to_pay'], '提交订单✓ → 待付款● → 待发货 → 待收货 → 已签收 → 已完成'],
    [
      'completed',
      ['to_ship', 'to_receive', 'signed', 'completed'],
      '提交订单✓ → 待发货✓ → 待收货✓ → 已签收✓ → 已完成✓',
    ],
    ['cancelled', ['to_ship', 'cancelled'], '提交订单✓ → 待发货✓ → 已取消●'],
  ])('%s', (status, reached, expected) => {
    expect(told(status, reached)).toBe(expected);
  });

  it.each(Object.keys(ORDER_STATUSES) as OrderStatus[])(
    'has one current stage in state %s, unless all is over',
    (status) => {
      const steps = orderSteps(status, AT, new Map([[status, AT]]));
      const current = steps.filter((step) => step.state === 'current').length;
      expect(current).toBe(status === 'completed' ? 0 : 1);
      expect(steps[0]).toMatchObject({ status: 'submitted', at: AT });
    },
  );
});
