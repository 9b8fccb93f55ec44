import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billedOrder, orderIdOf, shanghaiToday } from '#tests/factories/build-statement.ts';
import { signedOrder } from '#tests/factories/signed-order.ts';
import { brokenStatements } from '#tests/statement-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { addDays } from '../../rules/cycles.ts';
import { keepInvoicedLines } from '../mark-statement-repo.ts';
import { deliverStatements } from '../news/deliver-statements.ts';
import { writeStatementTerms } from '../terms-repo.ts';
import { makeStatements } from './made-statements-repo.ts';
import { runStatements } from './run-night.ts';
import { takeCycle } from './run-repo.ts';

let shop: TestShop;
let client: pg.Client;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  client = new pg.Client({ connectionString: shop.db.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});
beforeEach(async () => {
  await client.query('truncate statements, statement_runs, statement_terms cascade');
  buyer = await buildMember(shop.db.owner);
});

const today = shanghaiToday();
const inFirm = <T>(work: Parameters<typeof inTransaction<T>>[3]) =>
  inTransaction(shop.db.app, { firmId: buyer.firmId, userId: null }, 'write', work);
const agree = (terms: Parameters<typeof writeStatementTerms>[2]) =>
  inFirm((db) => writeStatementTerms(db, buyer.firmId, terms, 0));

/** Signed so many days ago. */
async function signed(daysAgo: number, quantity = 3): Promise<string> {
  const sku = await buildSku(shop.db.owner, { salesPrice: '3.3333', stock: 1_000 });
  const { orderNo } = await signedOrder(shop, buyer, [{ quantity, sku }]);
  await client.query('update sign_records set signed_at = signed_at - make_interval(days => $1) where order_id = $2', [
    daysAgo,
    String(await orderIdOf(shop, orderNo)),
  ]);
  return orderNo;
}

const statementsOf = async () => {
  const { rows } = await client.query(
    'select cycle_from::text as from, cycle_to::text as to, group_key, due_fen, status from statements where firm_id = $1 order by cycle_to, group_key',
    [String(buyer.firmId)],
  );
  return rows;
};

describe('the nightly run', () => {
  it('bills each cycle that is over, once, and goes on where it was stopped', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1 });
    for (const days of [3, 1, 0]) await signed(days);
    const cycle = { from: addDays(today, -3), to: addDays(today, -3) };
    // Killed after everything was written, before it was committed.
    const killed = inFirm(async (db) => {
      expect(await takeCycle(db, buyer.firmId, cycle)).toBe(true);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await statementsOf()).toEqual([]);
    await Promise.all([runStatements(shop.db.app, today), runStatements(shop.db.app, today)]);
    await runStatements(shop.db.app, today);
    expect((await statementsOf()).map(({ to }) => to)).toEqual([addDays(today, -3), addDays(today, -1)]);
    await runStatements(shop.db.app, addDays(today, 1));
    expect(await statementsOf()).toHaveLength(3);
    const { rows } = await client.query('select count(*)::int as n from statement_runs where firm_id = $1', [
      String(buyer.firmId),
    ]);
    expect(rows[0].n).toBe(4);
    expect(await brokenStatements(client)).toEqual({});
  });

  it('keeps why a firm could not be billed, bills the others, and tries again', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1 });
    await signed(1);
    await client.query(
      'alter table statement_sums add constraint broken check (firm_id <> ' + String(buyer.firmId) + ')',
    );
    const failed = await runStatements(shop.db.app, today);
    expect(failed.failedFirms).toContain(buyer.firmId);
    const runs = () =>
      client.query('select status, attempts, failure from statement_runs where firm_id = $1', [String(buyer.firmId)]);
    expect((await runs()).rows).toMatchObject([
      { status: 'failed', attempts: 1, failure: '系统出错，未能出账，今晚自动重试；重跑仍失败请联系技术人员。' },
    ]);
    await client.query('alter table statement_sums drop constraint broken');
    await runStatements(shop.db.app, today);
    expect((await runs()).rows).toMatchObject([{ status: 'done', attempts: 2, failure: '' }]);
    expect(await statementsOf()).toHaveLength(1);
  });

  it('puts together what a firm wants together, and rounds tax as agreed', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1, grouping: 'po', rounding: 'total' });
    const one = await signed(1);
    await signed(1, 7);
    await client.query("update orders set po_number = 'PO-1' where order_no = $1 and firm_id = $2", [
      one,
      String(buyer.firmId),
    ]);
    await runStatements(shop.db.app, today);
    expect((await statementsOf()).map(({ group_key: key }) => key)).toEqual(['', 'PO-1']);
    const { rows } = await client.query(`
      select sum(tax_fen)::int as tax, round(sum(amount_fen) * 1300 / 11300.0)::int as whole from statement_lines
      where firm_id = ${buyer.firmId} group by statement_id, tax_rate_bp`);
    for (const { tax, whole } of rows) expect(tax).toBe(whole);
  });

  it('takes what is paid for another way as settled, nothing due', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1 });
    const orderNo = await signed(1);
    await client.query(
      "update orders set pay_way = 'transfer', payment_status = 'paid' where order_no = $1 and firm_id = $2",
      [orderNo, String(buyer.firmId)],
    );
    await runStatements(shop.db.app, today);
    expect(await statementsOf()).toMatchObject([{ due_fen: '0' }]);
    const told: string[] = [];
    const messages = {
      tell: async (_: unknown, { key }: { key: string }) => void told.push(key),
      mail: async () => undefined,
    };
    await deliverStatements(shop.db.app, { messages, origin: '' });
    expect(await statementsOf()).toMatchObject([{ status: 'settled' }]);
    expect(told).toEqual([]);
  });

  it('finds nothing that stands on a statement already', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1 });
    await signed(1);
    await runStatements(shop.db.app, today);
    const terms = { cycle: 'monthly', cutOffDays: [31], rollingDays: 0, termDays: 30, confirmDays: 10 } as const;
    const more = { rounding: 'line', grouping: 'company', priceBasis: 'gross', toleranceQuantity: 0 } as const;
    const usual = {
      ...terms,
      ...more,
      cutOffDays: [31],
      tolerancePriceBp: 0,
      toleranceFen: 0n,
      columns: [],
      version: 0,
    };
    const made = await inFirm((db) => makeStatements(db, buyer.firmId, { from: today, to: addDays(today, 9) }, usual));
    expect(made).toEqual({ statements: 0, lines: 0, dueFen: 0n });
  });
});

describe('delivery', () => {
  it('tells a firm of its statement, and mails it to the addresses it has named, once', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1 });
    await signed(1);
    await runStatements(shop.db.app, today);
    await shop.db.owner.execute(
      sql`insert into bill_mails (firm_id, email) values (${buyer.firmId}, 'ap@example.com')`,
    );
    const [told, mailed]: [string[], string[]] = [[], []];
    const messages = {
      tell: async (_: unknown, { key }: { key: string }) => void told.push(key),
      mail: async (_: unknown, { to }: { to: string }) => void mailed.push(to),
    };
    for (let n = 0; n < 2; n += 1) await deliverStatements(shop.db.app, { messages, origin: 'http://shop' });
    expect(told).toHaveLength(1);
    expect(mailed).toEqual(['ap@example.com']);
    expect(await statementsOf()).toMatchObject([{ status: 'to_confirm' }]);
  });

  it('reaches the others where one cannot be delivered, and that one with the next run', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1, grouping: 'po' });
    const one = await signed(1);
    await signed(1);
    await client.query("update orders set po_number = 'PO-2' where order_no = $1", [one]);
    await runStatements(shop.db.app, today);
    let calls = 0;
    const messages = {
      tell: async () => {
        calls += 1;
        if (calls === 1) throw new Error('no telling');
      },
      mail: async () => undefined,
    };
    await deliverStatements(shop.db.app, { messages, origin: '' });
    const states = async () => (await statementsOf()).map(({ status }) => status).toSorted();
    expect(await states()).toEqual(['generated', 'to_confirm']);
    await deliverStatements(shop.db.app, { messages, origin: '' });
    expect(await states()).toEqual(['to_confirm', 'to_confirm']);
  });
});

describe('the three-way check', () => {
  it('says what of receipt and invoice does not fit, once, within what the firm tolerates', async () => {
    await agree({ cycle: 'rolling', cutOffDays: [], rollingDays: 1, toleranceQuantity: 1, toleranceFen: 100n });
    const sku = await buildSku(shop.db.owner, { salesPrice: '10.00', stock: 1_000 });
    await billedOrder(shop, buyer, [{ quantity: 20, sku, short: 2 }]);
    const reasons = async () =>
      (
        await client.query('select reason from statement_exceptions where firm_id = $1 order by reason', [
          String(buyer.firmId),
        ])
      ).rows.map(({ reason }) => reason);
    expect(await reasons()).toEqual(['SHORT_RECEIPT']);
    const { rows } = await client.query(
      'select order_line_id from statement_lines where firm_id = $1 and source = $2',
      [String(buyer.firmId), 'sign'],
    );
    const orderLineId = BigInt(rows[0].order_line_id);
    const invoice = (invoiceNo: string, quantity: number, amountFen: bigint) =>
      inFirm((db) =>
        keepInvoicedLines(db, { firmId: buyer.firmId, invoiceNo }, [{ orderLineId, quantity, amountFen }]),
      );
    await invoice('A', 19, 18_100n);
    expect(await reasons()).toEqual(['INVOICE_PRICE', 'SHORT_RECEIPT']);
    await invoice('B', 1, 1_000n);
    await invoice('B', 1, 1_000n);
    expect(await reasons()).toEqual(['INVOICE_AMOUNT', 'INVOICE_PRICE', 'INVOICE_QUANTITY', 'SHORT_RECEIPT']);
  });
});
