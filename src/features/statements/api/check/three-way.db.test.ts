import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLines } from '#features/orders/api/order-tables.ts';
import { inTransaction } from '#platform/api/database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billedOrder } from '#tests/factories/build-statement.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { keepInvoicedLines } from '../mark-statement-repo.ts';
import { writeStatementTerms } from '../terms-repo.ts';
import { checkOrderLines } from './found-exceptions-repo.ts';

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm: operator, permissions: ['DESK_STATEMENTS'] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const call = (path: string, input: object, member = buyer) =>
  shop.post(`/statements/${path}`, input, { token: member.token, key: randomUUID() });
const data = async (path: string, input: object, member = buyer) => {
  const { body } = await call(path, input, member);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data;
};
const inFirm = <T>(work: Parameters<typeof inTransaction<T>>[3]) =>
  inTransaction(shop.db.app, { firmId: buyer.firmId, userId: null }, 'write', work);

/** Twenty pieces of 10.00 yuan, ordered, signed and billed. */
async function twenty(): Promise<{ statementNo: string; lineId: bigint }> {
  const sku = await buildSku(shop.db.owner, { salesPrice: '10.00', stock: 100 });
  const { statementNo } = await billedOrder(shop, buyer, [{ quantity: 20, sku }]);
  const [line] = await shop.db.owner
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.firmId, buyer.firmId));
  if (!line) throw new Error('order line not written');
  return { statementNo, lineId: line.id };
}

const reasonsOf = async (statementNo: string): Promise<string[]> =>
  (await data('exceptions', { statementNo })).list.map(({ reason }: { reason: string }) => reason).toSorted();

/** Past everything that keeps an order as it was placed. */
const rewrite = (lineId: bigint, change: SQL) =>
  shop.db.owner.transaction(async (db) => {
    await db.execute(sql`alter table order_lines disable trigger user`);
    await db.execute(sql`update order_lines set ${change} where id = ${lineId}`);
    await db.execute(sql`alter table order_lines enable trigger user`);
  });

interface Case {
  tolerances?: { toleranceQuantity?: number; tolerancePriceBp?: number; toleranceFen?: bigint };
  /** What the order says by now. */
  order?: SQL;
  /** Units and fen of each invoice. */
  invoices?: readonly [units: number, fen: bigint][];
}

/** Twenty pieces at so many per cent of what they were billed for. */
const priced = (percent: number) => sql`sales_price = ${percent * 1_000}, amount_fen = ${percent * 200}`;

const CASES: readonly [name: string, is: Case, reasons: readonly string[]][] = [
  ['order, statement and invoice as one', { invoices: [[20, 20_000n]] }, []],
  ['half of it invoiced', { invoices: [[10, 10_000n]] }, []],
  [
    'two invoices, rounded',
    {
      invoices: [
        [7, 7_001n],
        [13, 12_999n],
      ],
    },
    [],
  ],
  ['ordered for less', { order: priced(99) }, ['AMOUNT', 'PRICE']],
  ['ordered for more', { order: priced(101) }, ['AMOUNT', 'PRICE']],
  ['ordered for less, the price tolerated', { order: priced(99), tolerances: { tolerancePriceBp: 200 } }, ['AMOUNT']],
  ['ordered for less, the amount tolerated', { order: priced(99), tolerances: { toleranceFen: 200n } }, ['PRICE']],
  [
    'ordered for less, all of it tolerated',
    { order: priced(99), tolerances: { tolerancePriceBp: 200, toleranceFen: 200n } },
    [],
  ],
  [
    'ordered for less than is tolerated',
    { order: priced(90), tolerances: { tolerancePriceBp: 200, toleranceFen: 2_000n } },
    ['PRICE'],
  ],
  ['invoiced too cheap', { invoices: [[20, 19_000n]] }, ['INVOICE_PRICE']],
  ['invoiced too dear', { invoices: [[10, 10_500n]] }, ['INVOICE_PRICE']],
  ['invoiced too dear, tolerated', { invoices: [[10, 10_500n]], tolerances: { tolerancePriceBp: 500 } }, []],
  ['invoiced for more than is due', { invoices: [[20, 21_000n]] }, ['INVOICE_AMOUNT', 'INVOICE_PRICE']],
  ['more units invoiced', { invoices: [[21, 21_000n]] }, ['INVOICE_AMOUNT', 'INVOICE_QUANTITY']],
  [
    'more units invoiced, tolerated',
    { invoices: [[21, 21_000n]], tolerances: { toleranceQuantity: 1, toleranceFen: 1_000n } },
    [],
  ],
  [
    'more invoiced, and a red letter',
    {
      invoices: [
        [21, 21_000n],
        [-1, -1_000n],
      ],
    },
    [],
  ],
];

describe('order, receipt, statement and invoice', () => {
  it.each(CASES)('%s', async (_, { tolerances = {}, order, invoices = [] }, reasons) => {
    await inFirm((db) => writeStatementTerms(db, buyer.firmId, tolerances, 0));
    const { statementNo, lineId } = await twenty();
    expect(await reasonsOf(statementNo)).toEqual([]);
    if (order) await rewrite(lineId, order);
    await inFirm((db) => checkOrderLines(db, buyer.firmId, [lineId]));
    for (const [index, [quantity, amountFen]] of invoices.entries()) {
      const invoice = { firmId: buyer.firmId, invoiceNo: `FP${lineId}${index}` };
      await inFirm((db) => keepInvoicedLines(db, invoice, [{ orderLineId: lineId, quantity, amountFen }]));
    }
    expect(await reasonsOf(statementNo)).toEqual(reasons);
  });

  it('says what is different by now, and keeps what somebody has settled', async () => {
    const { statementNo, lineId } = await twenty();
    const tell = (invoiceNo: string, quantity: number, amountFen: bigint) =>
      inFirm((db) =>
        keepInvoicedLines(db, { firmId: buyer.firmId, invoiceNo }, [{ orderLineId: lineId, quantity, amountFen }]),
      );
    await tell('FP1', 21, 21_000n);
    const [quantity] = (await data('exceptions', { statementNo, reason: 'INVOICE_QUANTITY' })).list;
    await data('exceptions/resolve', { exceptionId: quantity.exceptionId, resolution: 'accepted', note: '下期扣回' });
    await tell('FP2', 1, 1_000n);
    const all = (await data('exceptions', { statementNo, status: 'all' })).list;
    expect(all).toContainEqual(
      expect.objectContaining({ reason: 'INVOICE_QUANTITY', status: 'accepted', found: '发票 21', note: '下期扣回' }),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ reason: 'INVOICE_AMOUNT', status: 'open', found: '发票 220.00', difference: '20.00' }),
    );
    await tell('FP3', -2, -2_000n);
    const [amount] = (await data('exceptions', { statementNo, status: 'all', reason: 'INVOICE_AMOUNT' })).list;
    expect(amount).toMatchObject({ status: 'cleared', note: '复核后已一致', resolverName: null });
  });
});

describe('the customer’s own system', () => {
  const hand = async (statementNo: string, row: string, dryRun = false) => {
    const file = fileOf(`行标识,客户数量,客户单价,核对结果,核对说明\n${row}`, 'checked.csv');
    const form = { fields: { statementNo, dryRun }, files: { file } };
    return (await sendForm(shop, '/statements/import', form, { token: buyer.token })).body.data;
  };

  it('says other numbers: differences that the desk settles, and that end when it says the same', async () => {
    const { statementNo } = await twenty();
    const line = (await data('lines', { statementNo })).list.find(
      ({ source }: { source: string }) => source === 'sign',
    );
    expect(await hand(statementNo, `${line.lineId},18,9.90,,`, true)).toMatchObject({ taken: 1, different: 1 });
    expect(await reasonsOf(statementNo)).toEqual([]);
    expect(await hand(statementNo, `${line.lineId},18,9.90,,`)).toMatchObject({ taken: 1, different: 1 });
    expect(await hand(statementNo, `${line.lineId},18,9.90,,`)).toMatchObject({ taken: 0, unchanged: 1 });
    expect(await reasonsOf(statementNo)).toEqual(['CUSTOMER_PRICE', 'CUSTOMER_QUANTITY']);

    const queue = await data('desk/exceptions', { keyword: statementNo, reason: 'CUSTOMER_QUANTITY' }, staff);
    const [found] = queue.list;
    expect(found).toMatchObject({ expected: '对账单 20', found: '客户系统 18', difference: '少 2' });
    const settled = { exceptionId: found.exceptionId, note: '签收单上是 20 个' };
    expect((await call('desk/exceptions/resolve', settled)).status).toBe(403);
    expect(await data('desk/exceptions/resolve', settled, staff)).toMatchObject({ status: 'cleared' });
    expect((await call('desk/exceptions/resolve', settled, staff)).body.error).toBe('EXCEPTION_DONE');
    const [shown] = (await data('exceptions', { statementNo, status: 'all', reason: 'CUSTOMER_QUANTITY' })).list;
    // Who it was at the desk is the shop's own business.
    expect(shown).toMatchObject({ statusLabel: '已处理', note: '签收单上是 20 个', resolverName: null });

    expect(await hand(statementNo, `${line.lineId},20,10.00,一致,`)).toMatchObject({ taken: 1, different: 0 });
    expect(await reasonsOf(statementNo)).toEqual([]);
    await hand(statementNo, `${line.lineId},,,不一致,税率应为 6%`);
    expect(await reasonsOf(statementNo)).toEqual(['CUSTOMER_RESULT']);
  });

  it('is answered by a dispute about the line', async () => {
    const { statementNo } = await twenty();
    const line = (await data('lines', { statementNo })).list.find(
      ({ source }: { source: string }) => source === 'sign',
    );
    await hand(statementNo, `${line.lineId},18,,,`);
    const { version } = await data('detail', { statementNo });
    const claim = { kind: 'quantity', words: '少两个', lines: [{ lineId: line.lineId, quantity: 18 }] };
    await data('dispute', { statementNo, version, ...claim });
    const [shown] = (await data('exceptions', { statementNo, status: 'all' })).list;
    expect(shown).toMatchObject({ status: 'disputed', resolverName: expect.any(String) });
  });
});
