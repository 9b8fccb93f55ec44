import { describe, expect, it } from 'vitest';
import { boughtItems, priceChange } from './bought-items.ts';
import { canEditPo } from './edit-po.ts';
import { eventText } from './event-text.ts';
import { exportObstacle, isMadeAtOnce, PDF_ORDERS, XLSX_LINES, XLSX_ORDERS } from './export-limits.ts';
import { nextStep } from './next-step.ts';
import { linkState, parseOrderLink } from './order-link.ts';
import { notableSides, sideStates } from './side-states.ts';

const NONE = { approval: 'none', payment: 'none', invoice: 'none', statement: 'none', afterSale: 'none' };
const LINK = { linkId: 'a'.repeat(16), secretHash: 'h', until: '2026-05-01T00:00:00.000Z', prices: false };

describe('side states', () => {
  it('stand apart from the main one, each with its words', () => {
    const told = sideStates({ ...NONE, invoice: 'partly' }, 'partly_signed', 'account');
    expect(told.map(({ label, value }) => `${label} ${value}`)).toEqual([
      ...['审批 无需审批', '付款 账期结算', '配送 部分签收', '开票 部分开票', '对账 未出账', '售后 无售后'],
    ]);
  });

  it.each([
    ['to_ship', '未发货'],
    ['partly_shipped', '部分发货'],
    ['to_receive', '已发货'],
    ['partly_signed', '部分签收'],
    ['signed', '已签收'],
    ['completed', '已签收'],
    ['refused', '已拒收'],
    ['cancelled', '未发货'],
  ] as const)('say of %s how far the goods are: %s', (status, words) => {
    expect(sideStates(NONE, status, 'account').find(({ key }) => key === 'delivery')?.value).toBe(words);
  });

  it('are named in the list where they say more than the main one', () => {
    expect(notableSides(NONE, 'to_ship', 'account')).toEqual([]);
    expect(notableSides({ ...NONE, payment: 'unpaid' }, 'to_pay', 'online')).toEqual([]);
    expect(notableSides({ ...NONE, payment: 'paid', invoice: 'full' }, 'signed', 'online')).toEqual([
      '已付款',
      '已开票',
    ]);
  });
});

describe('what happens next', () => {
  const facts = { holdUntil: null, signedAt: null, payWay: 'online' as const };

  it('leaves the day the goods come to their promise', () => {
    expect(nextStep({ ...facts, status: 'to_ship' })).toEqual({ text: '仓库备货中', by: null });
    expect(nextStep({ ...facts, status: 'to_pay' }).by).toBeNull();
  });

  it('says until when something is held, and when an order completes by itself', () => {
    const holdUntil = new Date('2026-04-15T02:00:00Z');
    expect(nextStep({ ...facts, status: 'to_pay', holdUntil }).by).toEqual({
      label: '付款截止',
      at: holdUntil.toISOString(),
    });
    expect(nextStep({ ...facts, status: 'signed', signedAt: holdUntil }).by?.at).toBe('2026-04-22T02:00:00.000Z');
  });
});

describe('links', () => {
  it.each([
    ['2026-04-30T23:59:59.999Z', [], 'open'],
    ['2026-05-01T00:00:00.000Z', [], 'expired'],
    ['2026-04-30T00:00:00.000Z', [LINK.linkId], 'revoked'],
    ['2026-04-30T00:00:00.000Z', ['b'.repeat(16)], 'open'],
  ] as const)('at %s with %o revoked: %s', (now, revoked, state) => {
    expect(linkState(LINK, new Set<string>(revoked), new Date(now))).toBe(state);
  });

  it.each(['', '{}', 'null', '[]', '"x"', '{"linkId":"x"}', JSON.stringify({ ...LINK, until: 'soon' })])(
    'reads %j as none',
    (detail) => {
      expect(parseOrderLink(detail)).toBeNull();
    },
  );

  it('are told of in the log without their hash', () => {
    const detail = JSON.stringify(LINK);
    expect(eventText('link_made', detail)).toBe('链接 aaaaaa，有效至 2026-05-01 08:00，不含价格');
    expect(eventText('link_opened', detail)).toBe('链接 aaaaaa');
    expect(eventText('cancelled', '买错了')).toBe('买错了');
  });
});

describe('export', () => {
  it.each([
    ['xlsx', { orders: XLSX_ORDERS, lines: XLSX_LINES }, false],
    ['xlsx', { orders: XLSX_ORDERS + 1, lines: 1 }, true],
    ['xlsx', { orders: 1, lines: XLSX_LINES + 1 }, true],
    ['pdf', { orders: PDF_ORDERS, lines: 10 }, false],
    ['pdf', { orders: PDF_ORDERS + 1, lines: 10 }, true],
  ] as const)('%s of %o is too much: %s', (format, size, tooMuch) => {
    expect(exportObstacle(format, size) !== null).toBe(tooMuch);
  });

  it.each([
    [{ orders: 1_000, lines: 1_000 }, true],
    [{ orders: 5_001, lines: 1 }, false],
    [{ orders: 1, lines: 50_001 }, false],
  ])('of %o is made at once: %s', (size, atOnce) => {
    expect(isMadeAtOnce(size)).toBe(atOnce);
  });
});

it('adds up what was bought, keeping the latest price', () => {
  const line = (itemNo: string, quantity: number, salesPrice: bigint) => ({
    skuId: 1n,
    itemNo,
    productName: itemNo,
    quantity,
    salesPrice,
  });
  expect(boughtItems([line('A', 999_990, 5n), line('B', 1, 7n), line('A', 20, 6n)])).toMatchObject([
    { itemNo: 'A', quantity: 999_999, salesPrice: 6n },
    { itemNo: 'B', quantity: 1 },
  ]);
  expect([priceChange(5n, 6n), priceChange(6n, 5n), priceChange(5n, 5n)]).toEqual(['up', 'down', 'same']);
});

it.each([
  ['its owner', 'signed', 'none', true, [], true],
  ['an administrator', 'signed', 'none', false, ['USER_MANAGEMENT'], true],
  ['an approver', 'signed', 'none', false, ['ORDER_APPROVE'], false],
  ['its owner, invoiced', 'signed', 'partly', true, [], false],
  ['its owner, cancelled', 'cancelled', 'none', true, [], false],
] as const)('the PO number may be changed by %s', (_, status, invoiceStatus, own, permissions, may) => {
  const facts = { status, invoiceStatus, own, permissions: new Set<string>(permissions) };
  expect(canEditPo({ ...facts, identity: 'company' })).toBe(may);
  expect(canEditPo({ ...facts, identity: 'restricted' })).toBe(false);
});
