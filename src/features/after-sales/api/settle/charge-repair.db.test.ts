import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { readItemPurchases } from '#features/orders/api/read-item-purchases.ts';
import { simulatedNotice } from '#features/payments/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { caseDeskOf, caseDeskPeople, caseRow } from '#tests/factories/case-desk.ts';
import { settleWorld } from '#tests/factories/settle-world.ts';
import { ordered } from '#tests/factories/settled-case.ts';

const w = settleWorld();
let desk: ReturnType<typeof caseDeskOf>;

beforeAll(async () => {
  desk = caseDeskOf(w.shop, (await caseDeskPeople(w.shop)).boss);
});
/** What lay in the warehouse before the customer answered. */
let stock: unknown;

const call = (path: string, input: object, key: string = randomUUID()) =>
  w.shop.post(path, input, { token: w.buyer.token, key });

/** In the workshop, which would repair it for 80.00. */
async function estimated(orderNo: string, estimate = '80.00'): Promise<string> {
  const { caseNo } = await w.open(orderNo, { kind: 'repair' });
  await desk.grant(caseNo, { returnWay: 'mail' });
  await desk.act('receive', caseNo, { warehouse: 'SH' });
  await desk.inspect(caseNo, { lines: [{ lineNo: 1, received: 1 }], finding: '轴承磨损', estimate });
  stock = await w.stockOf(w.sku);
  return caseNo;
}

const answer = async (word: 'accept' | 'decline', caseNo: string, key?: string) => {
  const { version } = await caseRow(w.shop, caseNo);
  return call(`/after-sales/estimate/${word}`, { caseNo, version }, key);
};
const charges = async (caseNo: string) => {
  const { rows } = await w.owner.query<Record<string, string>>(
    'select order_no, status, total_fen, pay_way from orders where origin_case_no = $1 order by id',
    [caseNo],
  );
  return rows;
};
const detail = async (caseNo: string) => (await call('/after-sales/detail', { caseNo })).body.data;

it('that was accepted is charged on account, once, and begins', async () => {
  const caseNo = await estimated(await w.bought());
  const before = await w.usedCredit();
  const key = randomUUID();
  const { version } = await caseRow(w.shop, caseNo);
  const accept = (with_: string) => call('/after-sales/estimate/accept', { caseNo, version }, with_);
  const answers = await Promise.all([accept(key), accept(key), accept(randomUUID())]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await accept(randomUUID())).body.error).toBe('CASE_CHANGED');
  expect(await charges(caseNo)).toMatchObject([{ total_fen: '8000', pay_way: 'account' }]);
  expect((await w.usedCredit()) - before).toBe(8_000);
  await w.hear();
  await w.hearAgain();
  const [charge] = await charges(caseNo);
  expect(charge?.status).toBe('signed');
  expect(await detail(caseNo)).toMatchObject({ status: 'repairing', childOrderNo: charge?.order_no });
  expect([(await w.usedCredit()) - before, await w.stockOf(w.sku)]).toEqual([8_000, stock]);
  const { firmId } = w.buyer;
  const seen = await inTransaction(w.shop.db.app, w.buyer, 'read', (db) => readItemPurchases(db, firmId, w.sku.itemNo));
  expect(seen).toMatchObject({ total: 1, list: [{ salesPrice: '300.00' }] });
  await desk.act('repaired', caseNo, { note: '已更换轴承' });
  const row = await caseRow(w.shop, caseNo);
  expect((await call('/after-sales/confirm', { caseNo, version: row.version })).body.data.status).toBe('completed');
});

it('that was declined costs nothing', async () => {
  const caseNo = await estimated(await w.bought());
  expect((await answer('decline', caseNo)).body.data).toMatchObject({ status: 'confirming' });
  expect((await answer('accept', caseNo)).body.error).toBe('CASE_STEP');
  await w.hear();
  expect(await charges(caseNo)).toEqual([]);
  expect(await detail(caseNo)).toMatchObject({ status: 'confirming', repair: { status: 'declined' } });
});

it('waits for its money where the order was paid first; called off, the customer is asked again', async () => {
  const caseNo = await estimated(await w.paidOnline());
  expect((await answer('accept', caseNo)).body.data).toMatchObject({ status: 'charging' });
  await w.hear();
  const [first] = await charges(caseNo);
  expect(first).toMatchObject({ status: 'confirming', pay_way: 'online' });
  expect((await detail(caseNo)).acts).toEqual(['say']);
  await call('/oms-front/trade/cancel', { orderNo: first?.order_no });
  await w.hear();
  expect(await detail(caseNo)).toMatchObject({
    status: 'estimating',
    childOrderNo: null,
    repair: { status: 'offered' },
  });
  await answer('accept', caseNo);
  await w.hear();
  const [, second] = await charges(caseNo);
  const orderNo = second?.order_no ?? '';
  await w.desk.act('orders/confirm', orderNo);
  await w.hear();
  expect(await detail(caseNo)).toMatchObject({ status: 'charging' });
  const begun = await call('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' });
  const { payNo } = begun.body.data.payment;
  const paid = { payNo, tradeNo: randomUUID(), result: 'paid', amount: '8000' } as const;
  const { text, signature } = simulatedNotice(paid, w.tools.simulator?.key ?? Buffer.alloc(0));
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${w.shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
  await w.hear();
  expect(await detail(caseNo)).toMatchObject({ status: 'repairing', childOrderNo: orderNo });
});

it('gives its money back where it did not help, and no goods', async () => {
  const caseNo = await estimated(await w.bought());
  await answer('accept', caseNo);
  await w.hear();
  const [charge] = await charges(caseNo);
  const orderNo = charge?.order_no ?? '';
  const apply = (kind: string, reason: string) =>
    call('/after-sales/apply', { orderNo, lines: [{ lineNo: 1, kind, reason, quantity: 1, fileIds: [] }] });
  for (const [kind, reason] of [
    ['return', 'no_papers'],
    ['exchange', 'no_papers'],
    ['refund_only', 'short'],
    ['refund_only', 'wrong_item'],
  ] as const) {
    expect((await apply(kind, reason)).body.error).toBe('CASE_LINES_REFUSED');
  }
  const before = await w.usedCredit();
  const { body } = await apply('refund_only', 'late');
  const [{ caseNo: back, status }] = body.data.cases;
  expect(status).toBe('reviewing');
  await desk.grant(back, { returnWay: 'none' });
  await w.hear();
  expect(before - (await w.usedCredit())).toBe(8_000);
  const { lines } = await ordered(w.shop, orderNo);
  expect(lines).toMatchObject([{ productName: expect.stringContaining('维修费'), returnedFen: 8_000n }]);
});
