import { expect, it } from 'vitest';
import { type TodoCounts, todoRows, todoSources } from './todo-rows.ts';

const person = (permissions: string[], kind: object = {}) => ({
  ...({ firmType: 'company', participantExtendType: 1, firmChannel: 0, loginSource: 0 } as const),
  permissions,
  ...kind,
});
const ALL = ['ORDER_MANAGEMENT', 'QUOTE_MANAGEMENT', 'DEMAND_ORDER_MANAGEMENT', 'ORDER_ADD', 'QUOTE_TRANSFER'];
/** As the role of approvers has them. */
const LOOKS = ['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT', 'QUOTE_MANAGEMENT', 'ORDER_APPROVE'];
const buyer = person(ALL);
const approver = person(['ORDER_APPROVE']);

it.each([
  ['a buyer', buyer, ['approvals', 'orders', 'quotes', 'enquiries']],
  ['somebody who may only approve', approver, ['approvals']],
  ['an approver who looks at everything', person(LOOKS), ['approvals', 'orders']],
  ['somebody without a right', person([]), ['approvals']],
  ['a sales account', person(ALL, { participantExtendType: 5 }), ['orders', 'quotes', 'enquiries']],
  ['a partner, who answers nothing here', person(ALL, { firmChannel: 1 }), ['approvals', 'orders']],
  ['a group account', person(ALL, { firmType: 'group' }), []],
])('counts for %s what it may ask', (_, who, sources) => {
  expect(todoSources(who)).toEqual(sources);
});

const NOTHING: TodoCounts = {
  approvals: { todo: 0, returned: 0 },
  orders: { to_pay: 0, to_receive: 0, approving: 0, confirming: 0, to_ship: 0 },
  quotes: 0,
  enquiries: 0,
};
const labels = (who: ReturnType<typeof person>, counts: TodoCounts) => {
  const { own, underWay } = todoRows(who, counts);
  return [own.map(({ label }) => label), underWay.map(({ label }) => label)];
};

it('shows what is somebody’s to do even while there is none of it', () => {
  expect(labels(buyer, NOTHING)).toEqual([
    ['待付款的订单', '待收货的订单', '待确认的报价', '待补充的询价'],
    ['审批中的订单', '待发货的订单'],
  ]);
});

it('shows an approver what waits for him, and nothing he may not ask', () => {
  expect(labels(approver, { approvals: { todo: 0, returned: 0 } })).toEqual([['待我审批'], []]);
  expect(todoRows(approver, { approvals: { todo: 3, returned: 0 } }).own).toEqual([
    { code: 'approvals', label: '待我审批', count: 3, href: '/user/transaction/approval.html' },
  ]);
});

it('leads to the page of approvals those alone who may open it', () => {
  const hrefs = (who: ReturnType<typeof person>) =>
    todoRows(who, { approvals: { todo: 1, returned: 1 } }).own.map(({ href }) => href);
  const list = '/user/transaction/approval.html';
  expect(hrefs(approver)).toEqual([list, `${list}?box=mine`]);
  expect(hrefs(buyer)).toEqual(['/approval.html', '/approval.html?box=mine']);
});

it('shows the rest while there is some', () => {
  const some = { ...NOTHING, approvals: { todo: 1, returned: 2 }, orders: { ...NOTHING.orders, confirming: 1 } };
  expect(labels(buyer, some)).toEqual([
    ['待我审批', '退回给我补充', '待付款的订单', '待收货的订单', '待确认的报价', '待补充的询价'],
    ['审批中的订单', '待商家确认', '待发货的订单'],
  ]);
});

it('counts after-sales for those who act on them', () => {
  const cases = { confirming: 2, returning: 1 };
  const acts = person([...ALL, 'AFTER_SALES_ORDER_MANAGEMENT', 'AFTER_SALES_ADD']);
  expect(todoSources(acts)).toContain('cases');
  expect(todoSources(person([...ALL, 'AFTER_SALES_ORDER_MANAGEMENT']))).not.toContain('cases');
  const [own, underWay] = labels(acts, { ...NOTHING, cases });
  expect([own?.at(-1), underWay?.at(-1)]).toEqual(['待确认的售后', '退回中的售后']);
});

it('asks nobody to pay or to sign who cannot', () => {
  const orders = { to_pay: 2, to_receive: 3, approving: 1, confirming: 0, to_ship: 0 };
  expect(labels(person(ALL, { firmChannel: 1 }), { orders })).toEqual([[], ['审批中的订单', '待发货的订单']]);
  // Signing for goods takes no more than the right to see orders.
  expect(labels(person(LOOKS), { approvals: { todo: 0, returned: 0 }, orders })[0]).toEqual([
    '待我审批',
    '待收货的订单',
  ]);
});

it('a sales account sees what its customer has to answer as no task of its own', () => {
  expect(labels(person(ALL, { participantExtendType: 5 }), NOTHING)).toEqual([
    [],
    ['待客户确认的报价', '待客户补充的询价', '审批中的订单', '待发货的订单'],
  ]);
});

it('shows nothing before it is counted', () => {
  expect(labels(buyer, {})).toEqual([[], []]);
});
