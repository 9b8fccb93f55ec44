import { expect, it } from 'vitest';
import { deskQueues, deskTodoRows } from './desk-todos.ts';

const staff = (...permissions: string[]) => ({ identity: 'staff' as const, permissions });

it.each([
  [staff('DESK_ORDERS'), ['deskOrders']],
  [staff('DESK_QUOTES'), ['deskEnquiries', 'deskQuotes']],
  [staff('DESK_PAYMENTS', 'DESK_CORRECTIONS'), ['deskPayments', 'deskCorrections']],
  [staff('DESK_AFTER_SALES_GOODS'), ['deskCases']],
  [staff('DESK_MONITORING'), []],
  [{ identity: 'company' as const, permissions: ['DESK_ORDERS'] }, []],
])('counts for %o the queues he may open', (who, queues) => {
  expect(deskQueues(who)).toEqual(queues);
});

it('shows every queue that was counted, none of it too', () => {
  const rows = deskTodoRows(staff('DESK_ORDERS'), { deskOrders: { confirming: 0, to_pick: 7, on_way: 9 } });
  expect(rows).toEqual([
    { code: 'deskOrders_confirming', label: '待确认的订单', count: 0, href: '/desk/orders.html?tab=confirming' },
    { code: 'deskOrders_to_pick', label: '待拣货的订单', count: 7, href: '/desk/orders.html' },
  ]);
});

it('shows quotes to be checked to who checks them', () => {
  const counts = { deskQuotes: { new: 2, checking: 1 } };
  const labels = (...permissions: string[]) => deskTodoRows(staff(...permissions), counts).map(({ label }) => label);
  expect(labels('DESK_QUOTES')).toEqual(['待报价']);
  expect(labels('DESK_QUOTES', 'DESK_QUOTES_CHECK')).toEqual(['待报价', '待复核的报价']);
});
