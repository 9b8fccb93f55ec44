import { describe, expect, it } from 'vitest';
import type { PayWay } from '../contract/order-terms-schemas.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { orderSteps, stagesReached } from './order-steps.ts';

const AT = new Date('2026-04-14T09:00:00.000Z');
const stepsOf = (status: OrderStatus, reached: readonly string[], payWay: PayWay = 'account') =>
  orderSteps({ status, payWay, submittedAt: AT, reached: new Map(reached.map((one) => [one, AT])) });
const told = (status: OrderStatus, reached: string[], payWay?: PayWay) =>
  stepsOf(status, reached, payWay)
    .map(({ label, state }) => `${label}${{ done: '✓', current: '●', failed: '×', ahead: '' }[state]}`)
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
    ['cancelled', ['to_ship', 'cancelled'], '提交订单✓ → 待发货✓ → 已取消×'],
  ])('%s', (status, reached, expected) => {
    expect(told(status, reached)).toBe(expected);
  });

  it.each<[OrderStatus, PayWay, string[], string]>([
    ['approving', 'account', ['approving'], '提交订单✓ → 审批中● → 待发货 → 待收货 → 已签收 → 已完成'],
    ['approving', 'online', ['approving'], '提交订单✓ → 审批中● → 待付款 → 待发货 → 待收货 → 已签收 → 已完成'],
    ['approving', 'transfer', ['approving'], '提交订单✓ → 审批中● → 待付款 → 待发货 → 待收货 → 已签收 → 已完成'],
    ['confirming', 'account', ['confirming'], '提交订单✓ → 待确认● → 待发货 → 待收货 → 已签收 → 已完成'],
    ['confirming', 'online', ['confirming'], '提交订单✓ → 待确认● → 待付款 → 待发货 → 待收货 → 已签收 → 已完成'],
    [
      ...(['confirming', 'transfer', ['approving', 'confirming']] as const),
      '提交订单✓ → 审批中✓ → 待确认● → 待付款 → 待发货 → 待收货 → 已签收 → 已完成',
    ],
    [
      ...(['to_pay', 'online', ['approving', 'to_pay']] as const),
      '提交订单✓ → 审批中✓ → 待付款● → 待发货 → 待收货 → 已签收 → 已完成',
    ],
    ['to_ship', 'online', ['to_ship'], '提交订单✓ → 待发货● → 待收货 → 已签收 → 已完成'],
    ['rejected', 'online', ['approving'], '提交订单✓ → 审批中✓ → 审批驳回×'],
  ] as [OrderStatus, PayWay, string[], string][])('%s paid by %s', (status, payWay, reached, expected) => {
    expect(told(status, reached, payWay)).toBe(expected);
  });

  it.each(Object.keys(ORDER_STATUSES) as OrderStatus[])(
    'has one current stage in state %s, unless all is over',
    (status) => {
      const steps = stepsOf(status, [status]);
      const current = steps.filter(({ state }) => state === 'current' || state === 'failed').length;
      expect(current).toBe(status === 'completed' ? 0 : 1);
      expect(steps[0]).toMatchObject({ status: 'submitted', at: AT.toISOString() });
    },
  );
});

it('tells no time of a stage that is ahead again', () => {
  const steps = stepsOf('to_pay', ['to_pay', 'to_ship']);
  expect(steps.map(({ status, at }) => [status, at !== null])).toEqual([
    ['submitted', true],
    ['to_pay', true],
    ['to_ship', false],
    ['to_receive', false],
    ['signed', false],
    ['completed', false],
  ]);
});

describe('when a stage began', () => {
  const minute = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
  const event = (fromStatus: OrderStatus | null, toStatus: OrderStatus, at: number) => ({
    fromStatus,
    toStatus,
    createdAt: minute(at),
  });
  const timesOf = (events: Parameters<typeof stagesReached>[0]) =>
    Object.fromEntries(
      [...stagesReached(events)].map(([stage, at]) => [stage, (at.getTime() - AT.getTime()) / 60_000]),
    );

  it('does not move when goods are picked, a number is changed or a link is opened', () => {
    const events = [event(null, 'to_ship', 0), event('to_ship', 'to_ship', 5), event('to_ship', 'to_ship', 9)];
    expect(timesOf(events)).toEqual({ to_ship: 0 });
  });

  it('is when the first of the states began that stand at it', () => {
    const events = [
      event(null, 'to_ship', 0),
      event('to_ship', 'partly_shipped', 10),
      event('partly_shipped', 'partly_signed', 20),
      event('partly_signed', 'partly_signed', 30),
      event('partly_signed', 'signed', 40),
      event('signed', 'signed', 50),
      event('signed', 'completed', 60),
    ];
    expect(timesOf(events)).toEqual({ to_ship: 0, to_receive: 20, signed: 40, completed: 60 });
  });
});
