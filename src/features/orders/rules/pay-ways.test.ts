import { expect, it } from 'vitest';
import { ORDER_ENUMS } from './order-enums.ts';
import { initialStatus, PAY_WAYS, readPayWay } from './pay-ways.ts';

it.each([
  ['account', 'to_ship'],
  ['transfer', 'to_pay'],
  ['online', 'to_pay'],
] as const)('an order paid by %s is born %s', (payWay, status) => expect(initialStatus(payWay)).toBe(status));

it('reads no way that nobody pays by', () => {
  expect(readPayWay('online')).toBe('online');
  expect(() => readPayWay('credit')).toThrow('credit');
});

it('calls ways and states what pages call them', () => {
  expect(ORDER_ENUMS.payWay).toContainEqual({ code: 'transfer', label: PAY_WAYS.transfer.label });
  expect(ORDER_ENUMS.approvalStatus).toContainEqual({ code: 'pending', label: '审批中' });
});
