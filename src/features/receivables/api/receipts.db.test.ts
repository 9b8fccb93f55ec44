import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import { statements } from '#features/statements/api/statement-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { receivableStaff } from '#tests/factories/receivable-desk.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { ORDER_INVARIANTS } from '#tests/order-invariants.ts';
import { RECEIVABLE_INVARIANTS } from '#tests/receivable-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let customerCode: string;
let desk: Awaited<ReturnType<typeof receivableStaff>>['clerk'];
let chief: typeof desk;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  ({ clerk: desk, chief } = await receivableStaff(shop));
});
afterAll(async () => {
  const owner = new pg.Pool({ connectionString: shop.db.ownerUrl });
  expect(await brokenRules(owner, { ...RECEIVABLE_INVARIANTS, ...ORDER_INVARIANTS })).toEqual({});
  await owner.end();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner, { permissions: ['RECONCILIATION_MANAGEMENT_PAGE'] });
  const [firm] = await shop.db.owner.select().from(firms).where(eq(firms.id, buyer.firmId));
  customerCode = firm?.customerCode ?? '';
});

const statement = (dueFen: bigint, days = 10) =>
  plainStatement(shop, buyer.firmId, { dueFen, dueOn: dayFromToday(days) });
const standing = async (statementNo: string) => {
  const [row] = await shop.db.owner.select().from(statements).where(eq(statements.statementNo, statementNo));
  return [row?.status, Number(row?.paidFen)];
};
const used = async () => {
  const [row] = await shop.db.owner.select().from(creditAccounts).where(eq(creditAccounts.firmId, buyer.firmId));
  return Number(row?.usedFen);
};
const transfer = (amount: string, items: object[] = [], more: object = {}) =>
  desk.call('book', { customerCode, method: 'transfer', amount, receivedOn: '2026-11-20', items, ...more });

describe('money by hand', () => {
  it('repays once, pays what it is meant for, and leaves the rest in the customer’s favour', async () => {
    const { statementNo } = await statement(100_00n);
    const { body } = await transfer('150.00', [{ statementNo, amount: '100.00' }]);
    expect(body.data).toMatchObject({ status: 'booked', free: '50.00' });
    expect(await standing(statementNo)).toEqual(['settled', 100_00]);
    expect(await used()).toBe(-150_00);
    const account = (await shop.post('/receivables/account', {}, { token: buyer.token })).body.data as never;
    expect(account).toMatchObject({ open: '0.00', free: '50.00', unbilled: '-100.00', nextDue: null });
  });

  it('in part, and the rest of it later', async () => {
    const { statementNo } = await statement(100_00n);
    const { body } = await transfer('90.00', [{ statementNo, amount: '60.00' }]);
    expect(await standing(statementNo)).toEqual(['partly_paid', 60_00]);
    const { receiptNo, version } = body.data;
    const items = [{ statementNo, amount: '30.00' }];
    const more = await desk.call('allocate', { receiptNo, version, items });
    expect(more.body.data).toMatchObject({ free: '0.00' });
    expect(await standing(statementNo)).toEqual(['partly_paid', 90_00]);
    expect((await desk.call('allocate', { receiptNo, version, items })).body.error).toBe('RECEIVABLE_CHANGED');
  });

  it('has come: no receipt is booked of tomorrow', async () => {
    for (const receivedOn of [dayFromToday(1), '9999-12-31']) {
      expect((await transfer('1.00', [], { receivedOn })).body.error).toBe('RECEIPT_DAY_AHEAD');
    }
    expect((await transfer('1.00', [], { receivedOn: dayFromToday(0) })).status).toBe(200);
  });

  it.each([
    ['more than is open', '200.00', '100.01', 'ALLOCATION_TOO_MUCH'],
    ['more than came', '50.00', '60.00', 'ALLOCATION_TOO_MUCH'],
    ['below nothing', '50.00', '-1.00', 'ALLOCATION_TOO_MUCH'],
  ])('%s is refused, and nothing is written', async (_, amount, spread, error) => {
    const { statementNo } = await statement(100_00n);
    expect((await transfer(amount, [{ statementNo, amount: spread }])).body.error).toBe(error);
    expect([await standing(statementNo), await used()]).toEqual([['confirmed', 0], 0]);
  });

  it('pays no statement of another firm, and none that is not there', async () => {
    const other = await buildMember(shop.db.owner);
    const { statementNo } = await plainStatement(shop, other.firmId, { dueFen: 5n, dueOn: dayFromToday(1) });
    for (const no of [statementNo, 'ZD000000000000']) {
      const { body } = await transfer('9.00', [{ statementNo: no, amount: '0.05' }]);
      expect(body.error).toBe('ALLOCATION_STATEMENT_UNKNOWN');
    }
  });

  it('is booked once for a number of the bank', async () => {
    const bankReference = `F${Date.now()}`;
    expect((await transfer('9.00', [], { bankReference })).status).toBe(200);
    expect((await transfer('9.00', [], { bankReference })).body.error).toBe('RECEIPT_REFERENCE_USED');
    expect(await used()).toBe(-9_00);
  });

  it('wants an account to be agreed', async () => {
    await shop.db.owner.delete(creditAccounts).where(eq(creditAccounts.firmId, buyer.firmId));
    expect((await transfer('9.00')).body.error).toBe('RECEIPT_NO_ACCOUNT');
    expect(
      (
        await desk.call('book', {
          customerCode: 'NOSUCH',
          method: 'transfer',
          amount: '1',
          receivedOn: '2026-11-20',
          items: [],
        })
      ).body.error,
    ).toBe('RECEIVABLE_CUSTOMER_UNKNOWN');
  });

  it('sets off what is in the customer’s favour', async () => {
    const owed = await statement(100_00n);
    const back = await statement(-30_00n);
    const items = [
      { statementNo: owed.statementNo, amount: '100.00' },
      { statementNo: back.statementNo, amount: '-30.00' },
    ];
    expect((await transfer('70.00', items)).body.data).toMatchObject({ free: '0.00' });
    expect([await standing(owed.statementNo), await standing(back.statementNo)]).toEqual([
      ['settled', 100_00],
      ['settled', -30_00],
    ]);
  });
});

describe('taking back', () => {
  it('takes money off one statement', async () => {
    const { statementNo } = await statement(100_00n);
    const { body } = await transfer('100.00', [{ statementNo, amount: '100.00' }]);
    const { receiptNo, version } = body.data;
    const back = await desk.call('unallocate', { receiptNo, version, statementNo });
    expect(back.body.data).toMatchObject({ free: '100.00' });
    expect([await standing(statementNo), await used()]).toEqual([['confirmed', 0], -100_00]);
  });

  it('keeps a set-off as long as something is paid with it', async () => {
    const [owed, back] = [await statement(100_00n), await statement(-30_00n)];
    const items = [
      { statementNo: owed.statementNo, amount: '100.00' },
      { statementNo: back.statementNo, amount: '-30.00' },
    ];
    const { receiptNo, version } = (await transfer('70.00', items)).body.data;
    const first = await desk.call('unallocate', { receiptNo, version, statementNo: back.statementNo });
    expect(first.body.error).toBe('ALLOCATION_TOO_MUCH');
    const reversed = await desk.call('reverse', { receiptNo, version, reason: '银行退票' });
    expect([reversed.status, await standing(back.statementNo)]).toEqual([200, ['confirmed', 0]]);
  });

  it('reverses a receipt whole, once: everything is owed again', async () => {
    const { statementNo } = await statement(100_00n);
    const { body } = await transfer('120.00', [{ statementNo, amount: '100.00' }]);
    const { receiptNo, version } = body.data;
    const acts = await Promise.all(
      [1, 2, 3].map(() => desk.call('reverse', { receiptNo, version, reason: '银行退票' })),
    );
    expect(acts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await standing(statementNo), await used()]).toEqual([['confirmed', 0], 0]);
    const again = await desk.call('allocate', { receiptNo, version: 99, items: [{ statementNo, amount: '1.00' }] });
    expect(again.status).toBe(409);
  });

  it('a bill of exchange has its day, is collected, and bounces', async () => {
    const bill = { customerCode, method: 'acceptance', amount: '80.00', receivedOn: '2026-11-20', items: [] };
    expect((await desk.call('book', bill)).status).toBe(400);
    const { body } = await desk.call('book', { ...bill, billNo: '5102', billDueOn: '2027-05-20' });
    const { receiptNo } = body.data;
    const bills = await desk.data('receipts', { tab: 'bills', keyword: receiptNo });
    expect(bills.list).toMatchObject([{ methodLabel: '承兑汇票', billDueOn: '2027-05-20', statusLabel: '已入账' }]);
    const collected = await desk.call('collect', { receiptNo, version: body.data.version });
    expect(collected.body.data).toMatchObject({ statusLabel: '已兑付' });
    const { version } = collected.body.data;
    expect((await desk.call('collect', { receiptNo, version })).body.error).toBe('RECEIVABLE_STEP');
    const reversed = await desk.call('reverse', { receiptNo, version, reason: '追索' });
    expect([reversed.body.data.statusLabel, await used()]).toEqual(['已冲销', 0]);
  });
});

describe('what is given up', () => {
  const ask = (statementNo: string, amount: string) =>
    desk.call('writeOffs/ask', { customerCode, statementNo, amount, reason: '客户已注销' });

  it('wants a second person, then settles the statement and what is owed', async () => {
    const { statementNo } = await statement(100_00n);
    await transfer('70.00', [{ statementNo, amount: '70.00' }]);
    const { writeOffNo } = (await ask(statementNo, '30.00')).body.data;
    const decision = { writeOffNo, version: 1, agreed: true };
    expect((await desk.call('writeOffs/decide', decision)).body.error).toBe('WRITE_OFF_OWN');
    expect(await standing(statementNo)).toEqual(['partly_paid', 70_00]);
    const acts = await Promise.all([1, 2].map(() => chief.call('writeOffs/decide', decision)));
    expect(acts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await standing(statementNo), await used()]).toEqual([['settled', 100_00], -100_00]);
    const { list } = await chief.data('writeOffs', { tab: 'all' });
    expect(list).toEqual(expect.arrayContaining([expect.objectContaining({ writeOffNo, statusLabel: '已核销' })]));
  });

  it('moves nothing where it is refused, and never more than is open', async () => {
    const { statementNo } = await statement(100_00n);
    expect((await ask(statementNo, '100.01')).body.error).toBe('ALLOCATION_TOO_MUCH');
    const { writeOffNo } = (await ask(statementNo, '100.00')).body.data;
    await transfer('1.00', [{ statementNo, amount: '1.00' }]);
    const late = await chief.call('writeOffs/decide', { writeOffNo, version: 1, agreed: true });
    expect(late.body.error).toBe('ALLOCATION_TOO_MUCH');
    const no = await chief.call('writeOffs/decide', { writeOffNo, version: 1, agreed: false, answer: '继续催收' });
    expect(no.body.data).toMatchObject({ statusLabel: '已驳回' });
    expect([await standing(statementNo), await used()]).toEqual([['partly_paid', 1_00], -1_00]);
  });
});

describe('what is shown', () => {
  it('by age, with the oldest first, on both sides', async () => {
    await statement(10_00n, 5);
    await statement(20_00n, -1);
    await statement(40_00n, -45);
    await statement(80_00n, -100);
    const ageing = { notDue: '10.00', d30: '20.00', d60: '40.00', d90: '0.00', over90: '80.00' };
    const detail = await desk.data('firm', { customerCode });
    expect(detail.row).toMatchObject({ open: '150.00', overdue: '140.00', oldestDays: 100, ageing });
    expect(detail.items.map(({ late }: { late: number }) => late)).toEqual([100, 45, 1, -5]);
    const { list, figures } = await desk.data('overview', { tab: 'overdue', keyword: customerCode });
    expect(list).toMatchObject([{ customerCode, ageing }]);
    expect(Number(figures.open)).toBeGreaterThanOrEqual(150);
    const own = (await shop.post('/receivables/account', {}, { token: buyer.token })).body.data as never;
    expect(own).toMatchObject({ ageing, nextDue: { late: 100, open: '80.00' }, interestBp: null });
  });

  it('what came and how it was matched, without who booked it', async () => {
    const { statementNo } = await statement(10_00n);
    await transfer('15.00', [{ statementNo, amount: '10.00' }], { payerName: '苏州精工' });
    const { body } = await shop.post<never>('/receivables/receipts', {}, { token: buyer.token });
    const { list } = body.data as { list: object[] };
    expect(list).toMatchObject([
      { amount: '15.00', free: '5.00', allocations: [{ statementNo, amount: '10.00', matchedLabel: '人工核销' }] },
    ]);
    expect(Object.keys(list[0] ?? {})).not.toContain('bookerName');
  });

  it('interest where the company is charged any: told, never booked', async () => {
    await statement(1_000_00n, -36);
    const policy = { countOpen: true, overLimit: 'block', overdueDays: null, overdueAct: 'block', version: 0 };
    await desk.call('policy/save', { customerCode, ...policy, interestBp: 360 });
    const { items } = await desk.data('firm', { customerCode });
    expect(items).toMatchObject([{ interest: '3.60' }]);
    const again = await desk.call('policy/save', { customerCode, ...policy, interestBp: null });
    expect(again.body.error).toBe('RECEIVABLE_CHANGED');
    expect(await used()).toBe(0);
  });

  it('nothing to other firms', async () => {
    await statement(10_00n);
    const other = await buildMember(shop.db.owner, { permissions: ['RECONCILIATION_MANAGEMENT_PAGE'] });
    const { body } = await shop.post<never>('/receivables/account', {}, { token: other.token });
    expect(body.data).toMatchObject({ open: '0.00', items: [] });
  });
});
