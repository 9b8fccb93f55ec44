import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { VoucherLine } from '../rules/make-vouchers.ts';
import { readJournal } from './export-journal.ts';

const w = invoiceWorld();
const VAT = {
  ...{ type: 2, title: '甲公司', taxNo: '9132059400000001AY', address: '苏州', phone: '0512-60000000' },
  ...{ bankName: '工商银行', bankAccount: '622200001111' },
};
const today = todayInShanghai(new Date());
const period = { dateFrom: today, dateTo: today };

const post = (path: string, input: object) =>
  w.shop.post(path, input, { token: w.buyer.token, key: `erp-journal-${nextNumber()}` });
const save = (input: object) => post('/enterprise-service/erpCode/save', input);
const journal = (): Promise<VoucherLine[]> =>
  inTransaction(w.shop.db.app, { firmId: w.buyer.firmId, userId: w.buyer.userId }, 'read', (db) =>
    readJournal(db, w.buyer, period),
  );
const sumOf = (lines: readonly VoucherLine[], side: 'debitFen' | 'creditFen') =>
  lines.reduce((sum, line) => sum + (line[side] ?? 0n), 0n);

beforeEach(async () => {
  await save({ role: 'expense', account: '6602', accountName: '管理费用' });
  await save({ role: 'payable', account: '2202', accountName: '应付账款' });
  await save({ role: 'input_tax', account: '22210101', accountName: '进项税额' });
});

async function special(...orderNos: string[]) {
  const { body } = await post('/enterprise-service/invoiceTitle/add', VAT);
  if (!body.data) throw new Error(JSON.stringify(body));
  return w.issued(orderNos, { titleId: body.data.id });
}

it('books what was invoiced: debit, credit and the invoices of the period are one sum', async () => {
  const ordinary = await w.order({ quantity: 3, price: '33.33' }, { quantity: 1, price: '0.07', rate: 900 });
  await w.issued([ordinary.orderNo]);
  const first = await w.order({ quantity: 7, price: '12.34' });
  const second = await w.order({ quantity: 2, price: '99.99', rate: 600 });
  const detail = await special(first.orderNo, second.orderNo);
  const [{ requestNo, version }] = detail.invoices;
  await w.atDesk('red/ask', { requestNo, version, reason: '04', lines: [{ lineNo: 1, quantity: 1, amount: '5.01' }] });
  await w.run(1);
  const lines = await journal();
  const { rows } = await w.shop.db.owner.execute<{ net: string; invoices: number }>(sql`
    select (sum(amount_fen - red_fen))::text as net, count(*)::int as invoices from invoices
    where firm_id = ${w.buyer.firmId} and invoice_no is not null`);
  expect([sumOf(lines, 'debitFen'), sumOf(lines, 'creditFen')]).toEqual([
    BigInt(rows[0]?.net ?? 0),
    BigInt(rows[0]?.net ?? 0),
  ]);
  const vouchers = new Set(lines.map(({ voucher }) => voucher));
  expect(vouchers.size).toBe((rows[0]?.invoices ?? 0) + 1);
  for (const voucher of vouchers) {
    const own = lines.filter((line) => line.voucher === voucher);
    expect(sumOf(own, 'debitFen')).toBe(sumOf(own, 'creditFen'));
  }
  expect(lines.filter(({ account }) => account === '22210101').length).toBeGreaterThan(1);
});

it('goes by cost centre first, then by the deepest category, else to the default', async () => {
  const { orderNo } = await w.order({ quantity: 1 }, { quantity: 1 });
  const { rows } = await w.shop.db.owner.execute<{ id: string; code: string }>(sql`
    select l.id::text, c.code from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id
      join categories c on c.id = s.category_id where o.order_no = ${orderNo} order by l.id`);
  await w.shop.db.owner.execute(sql`insert into cost_centers (firm_id, code, name)
    values (${w.buyer.firmId}, 'CC9', '装配车间')`);
  await w.shop.db.owner.execute(sql`update order_lines set cost_center = '装配车间' where id = ${rows[0]?.id}`);
  await w.shop.db.owner.execute(sql`update order_lines set cost_center = '' where id = ${rows[1]?.id}`);
  expect((await save({ role: 'expense', costCenter: 'CC9', account: '5101' })).status).toBe(200);
  await w.shop.db.owner.execute(sql`insert into erp_codes (firm_id, role, category, account)
    values (${w.buyer.firmId}, 'expense', ${rows[1]?.code}, '1403')`);
  await w.issued([orderNo]);
  const debits = (await journal()).filter(({ debitFen }) => debitFen !== null);
  expect(debits.map(({ account, costCenter }) => [account, costCenter]).toSorted()).toEqual([
    ['1403', ''],
    ['5101', '装配车间'],
  ]);
});

it('is refused without its accounts, and says when there is nothing', async () => {
  const ask = (input: object) => post('/enterprise-service/erpCode/journal', input);
  expect((await ask(period)).body.error).toBe('JOURNAL_EMPTY');
  await post('/enterprise-service/erpCode/remove', { role: 'payable' });
  expect((await ask(period)).body.error).toBe('JOURNAL_ACCOUNTS');
  expect((await ask({ dateFrom: '2026-02-01', dateTo: '2026-01-01' })).status).toBe(400);
});

it('keeps codes for what there is alone', async () => {
  expect((await save({ role: 'expense', costCenter: '没有', account: '1' })).body.error).toBe('ERP_PLACE_UNKNOWN');
  expect((await save({ role: 'payable', category: 'A', account: '1' })).status).toBe(400);
  expect((await save({ role: 'payable', account: '科目' })).status).toBe(400);
});
