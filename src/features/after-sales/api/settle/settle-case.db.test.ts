import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { type PaymentChannel, simulatedNotice } from '#features/payments/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects, mergeEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { deskOf } from '#tests/factories/send-order.ts';
import {
  type CaseWish,
  grantAndSettle,
  ordered,
  returnAndSettle,
  type SignedCount,
  signedOrder,
  signOrder,
  writtenCase,
} from '#tests/factories/settled-case.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { type CaseRow, lockCase, moveCase, placeOf } from '../case-repo.ts';
import { afterSaleCases } from '../case-tables.ts';
import { afterSalePostings, afterSaleRefunds } from '../settlement-tables.ts';
import { chooseInstead } from './choose.ts';
import { tryQuick } from './quick.ts';
import { settleCase } from './settle-case.ts';
import { caseRefundEffects, childOrderEffects } from './settle-effects.ts';
import { shelve } from './shelve.ts';

let shop: TestShop;
let owner: pg.Pool;
let buyer: TestMember;
let staff: TestMember;
let desk: ReturnType<typeof deskOf>;
let sku: TestSku;
let other: TestSku;
let tools: Awaited<ReturnType<typeof openPayments>>;

const SHOP = { side: 'shop', firmId: null, userId: null } as const;
const messages = createPost(Buffer.alloc(32, 7));
const post = { messages, origin: 'https://shop.test' };

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl, max: 2 });
  const opened = await openPayments(testEnv, await readPepper(testEnv), {});
  tools = { ...opened, channels: answering(opened.channels, async () => ({ result: 'done', reference: 'R' })) };
  const operator = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, {
    firm: operator,
    permissions: ['DESK_ORDERS', 'DESK_STOCK', 'DESK_PAYMENTS'],
  });
  desk = deskOf(shop, staff);
  await shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
    on conflict do nothing`);
});
afterAll(async () => {
  await owner.end();
  await shop.stop();
});
beforeEach(async () => {
  await shop.db.owner.delete(outbox);
  buyer = await buildMember(shop.db.owner);
  sku = await buildSku(shop.db.owner, { salesPrice: '300.00', stock: 100 });
  other = await buildSku(shop.db.owner, { salesPrice: '0.3333', stock: 100 });
});
afterEach(async () => {
  await hear();
  expect([await brokenInvariants(owner), await brokenAfterSales(owner)]).toEqual([{}, {}]);
});

/** Channels that answer so whenever they are to send money back. */
const answering = (channels: ReadonlyMap<string, PaymentChannel>, refund: PaymentChannel['refund']) =>
  new Map([...channels].map(([code, channel]) => [code, { ...channel, refund }]));

async function hear(): Promise<void> {
  const { app } = shop.db;
  const all = mergeEffects(
    fulfilment.orderEffects(app, messages, post.origin),
    payments.orderEffects(app),
    childOrderEffects(app),
    payments.effects(app, tools, post),
    caseRefundEffects(app),
  );
  while (await deliverEffects(app, all));
}
/** Everything is told once more, as after a crash between doing and noting it. */
async function hearAgain(): Promise<void> {
  await shop.db.owner.update(outbox).set({ doneAt: null, nextAttemptAt: sql`now()` });
  await hear();
}
const bought = (counts?: readonly SignedCount[], quantity = 3) =>
  signedOrder(shop, buyer, desk, [{ skuCode: sku.itemNo, quantity }], counts);
const open = (orderNo: string, wish: Partial<CaseWish> & Pick<CaseWish, 'kind'>) =>
  writtenCase(shop, buyer, orderNo, { lines: [{ lineNo: 1, quantity: 1, askedFen: 30_000n }], ...wish });
const again = (row: CaseRow): Promise<CaseRow> =>
  inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) =>
    settleCase(db, SHOP, await lockCase(db, placeOf(row))),
  );
const standing = async (row: CaseRow) => {
  const [now] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
  const refunds = await shop.db.owner.select().from(afterSaleRefunds).where(eq(afterSaleRefunds.caseId, row.id));
  return [now?.status, ...refunds.map(({ goodsFen, freightFen, status }) => `${goodsFen}+${freightFen} ${status}`)];
};
const stockOf = async ({ skuId }: TestSku) => {
  const [row] = await shop.db.owner.select().from(stockLevels).where(eq(stockLevels.skuId, skuId));
  return [row?.onHand, row?.reserved];
};
/** Nobody has objected: it is over. */
const completed = (row: CaseRow) =>
  inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) =>
    moveCase(db, await lockCase(db, placeOf(row)), 'completed', { actor: SHOP, kind: 'auto_confirmed' }),
  );
const usedCredit = async () => {
  const { rows } = await owner.query<{ used_fen: string }>('select used_fen from credit_accounts where firm_id = $1', [
    buyer.firmId,
  ]);
  return Number(rows[0]?.used_fen);
};

/** An order paid through a channel, sent and signed for. */
async function paidOnline(): Promise<string> {
  const { body } = await placeOrder(shop, buyer, [{ skuCode: sku.itemNo, quantity: 3 }], {
    replace: { payWay: 'online' },
  });
  const { orderNo } = body.data;
  const as = { token: buyer.token, key: randomUUID() };
  const begun = await shop.post('/universal-pay/orderPay/cratePay', { orderNo, channel: 'simulator' }, as);
  const { payNo, amount } = begun.body.data.payment as { payNo: string; amount: string };
  const facts = { payNo, tradeNo: randomUUID(), result: 'paid', amount: amount.replace('.', '') } as const;
  const { text, signature } = simulatedNotice(facts, tools.simulator?.key ?? Buffer.alloc(0));
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  await fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: text });
  await signOrder(shop, buyer, desk, orderNo, [{ received: 3 }]);
  return orderNo;
}

describe('money of a return', () => {
  it('on account is credited at once, to the fen, and once', async () => {
    const orderNo = await bought();
    const before = await usedCredit();
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'return' }));
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    expect(before - (await usedCredit())).toBe(30_000);
    await again(row);
    await hear();
    await hearAgain();
    expect(before - (await usedCredit())).toBe(30_000);
    const { returnedFen, afterSaleStatus, lines } = await ordered(shop, orderNo);
    expect([returnedFen, afterSaleStatus, lines[0]?.returnedQuantity, lines[0]?.returnedFen]).toEqual([
      ...[30_000n, 'open', 1, 30_000n],
    ]);
    const [posting] = await shop.db.owner.select().from(afterSalePostings).where(eq(afterSalePostings.caseId, row.id));
    expect(posting).toMatchObject({ kind: 'statement_credit', quantity: 1, amountFen: 30_000n, taxFen: 3_451n });
  });

  it('waits as long as its channel has not sent it', async () => {
    const orderNo = await paidOnline();
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'return', freightFen: 0n }));
    expect(await standing(row)).toEqual(['refunding', '30000+0 due']);
    await hear();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    await hearAgain();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
    expect(await ordered(shop, orderNo)).toMatchObject({ paymentStatus: 'paid', refundedFen: 30_000n });
  });

  it('that a channel refuses is sent by people, and the case goes on when they say so', async () => {
    const orderNo = await paidOnline();
    const refusing = answering(tools.channels, async () => ({ result: 'failed', why: '余额不足' }));
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'return' }));
    await deliverEffects(shop.db.app, payments.effects(shop.db.app, { ...tools, channels: refusing }, post));
    await hear();
    expect(await standing(row)).toEqual(['refunding', '30000+0 due']);
    const { rows } = await owner.query<{ pay_no: string }>(
      'select p.pay_no from payments p join orders o on o.id = p.order_id where o.order_no = $1',
      [orderNo],
    );
    const as = { token: staff.token, key: randomUUID() };
    const booked = { payNo: rows[0]?.pay_no, bankReference: `B${randomUUID().slice(0, 8)}` };
    expect((await shop.post('/universal-pay/desk/refunded', booked, as)).status).toBe(200);
    await hear();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });

  it('is a red letter where the order was invoiced', async () => {
    const orderNo = await bought();
    await shop.db.owner.execute(sql`update orders set invoice_status = 'full' where order_no = ${orderNo}`);
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'return' }));
    const [posting] = await shop.db.owner.select().from(afterSalePostings).where(eq(afterSalePostings.caseId, row.id));
    expect(posting?.kind).toBe('red_letter');
  });

  it('in whatever pieces is what was paid, and never more', async () => {
    const orderNo = await signedOrder(shop, buyer, desk, [{ skuCode: other.itemNo, quantity: 3 }]);
    const { goodsFen } = await ordered(shop, orderNo);
    for (const quantity of [1, 1, 1]) {
      // Asked for more than was paid: nobody gets it.
      await grantAndSettle(
        shop,
        await open(orderNo, { kind: 'refund_only', lines: [{ lineNo: 1, quantity, askedFen: 60n }] }),
      );
    }
    const { returnedFen, lines } = await ordered(shop, orderNo);
    expect([goodsFen, returnedFen, lines[0]?.returnedQuantity]).toEqual([100n, 100n, 3]);
  });

  it('goes back with its freight, but never more freight than the order had', async () => {
    const orderNo = await signedOrder(shop, buyer, desk, [{ skuCode: other.itemNo, quantity: 30 }]);
    const { freightFen } = await ordered(shop, orderNo);
    const wish = {
      kind: 'return',
      lines: [{ lineNo: 1, quantity: 30, askedFen: 1_000n }],
      freightFen: 9_999n,
    } as const;
    const row = await returnAndSettle(shop, await open(orderNo, wish));
    expect(await standing(row)).toEqual(['confirming', `1000+${freightFen} done`]);
    expect(await ordered(shop, orderNo)).toMatchObject({ returnedFreightFen: freightFen });
  });

  it('is for what the warehouse took in alone', async () => {
    const orderNo = await bought();
    const wish = { kind: 'return', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    const graded = () => ({ good: 1, blocked: 1, scrap: 0, refused: 1 });
    const row = await returnAndSettle(shop, await open(orderNo, wish), graded);
    expect(await standing(row)).toEqual(['confirming', '60000+0 done']);
    expect((await ordered(shop, orderNo)).lines[0]?.returnedQuantity).toBe(2);
  });

  it('of a price difference takes money and no units', async () => {
    const orderNo = await bought();
    const wish = { kind: 'price_gap', reason: 'price', lines: [{ lineNo: 1, quantity: 3, askedFen: 500n }] } as const;
    const row = await grantAndSettle(shop, await open(orderNo, wish));
    expect(await standing(row)).toEqual(['confirming', '500+0 done']);
    await completed(row);
    const rest = { kind: 'refund_only', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    await grantAndSettle(shop, await open(orderNo, rest));
    expect(await ordered(shop, orderNo)).toMatchObject({ returnedFen: 90_000n, goodsFen: 90_000n });
  });
});

describe('goods that came back', () => {
  it('are sold again where they are good, once', async () => {
    const orderNo = await bought();
    expect(await stockOf(sku)).toEqual([97, 0]);
    const wish = { kind: 'return', lines: [{ lineNo: 1, quantity: 3, askedFen: 90_000n }] } as const;
    const row = await returnAndSettle(shop, await open(orderNo, wish), () => ({ good: 1, blocked: 1, scrap: 1 }));
    expect(await stockOf(sku)).toEqual([98, 0]);
    const { rows } = await owner.query<{ id: string }>('select id from after_sale_lines where case_id = $1', [row.id]);
    const shelved = [{ lineId: BigInt(rows[0]?.id ?? 0), good: 1, blocked: 1, scrap: 1 }];
    await inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', (db) =>
      shelve(db, SHOP, row, shelved, 'SH'),
    );
    expect(await stockOf(sku)).toEqual([98, 0]);
  });

  it('lie where nothing of the kind lay before', async () => {
    const orderNo = await bought();
    await shop.db.owner.delete(stockLevels).where(eq(stockLevels.skuId, sku.skuId));
    await returnAndSettle(shop, await open(orderNo, { kind: 'return' }));
    expect(await stockOf(sku)).toEqual([1, 0]);
  });
});

describe('an exchange', () => {
  const childOf = async (row: CaseRow) => {
    const [now] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
    const { rows } = await owner.query<{ order_no: string }>('select order_no from orders where id = $1', [
      now?.childOrderId,
    ]);
    return ordered(shop, rows[0]?.order_no ?? '');
  };

  it('is an order of no price that the warehouse sends; then the customer is asked', async () => {
    const orderNo = await bought();
    const before = await usedCredit();
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'exchange' }));
    expect(await standing(row)).toEqual(['exchanging']);
    const child = await childOf(row);
    expect(child).toMatchObject({ status: 'to_ship', totalFen: 0n, originCaseNo: row.caseNo, poNumber: null });
    expect(await stockOf(sku)).toEqual([98, 1]);
    await again(row);
    await hear();
    await signOrder(shop, buyer, desk, child.orderNo, [{ received: 1 }]);
    await hear();
    expect([await standing(row), await stockOf(sku), await usedCredit()]).toEqual([['confirming'], [97, 0], before]);
    await hearAgain();
    expect(await standing(row)).toEqual(['confirming']);
  });

  it('whose order is called off lets the customer choose, and gives his money back if he wants it', async () => {
    const orderNo = await bought();
    const row = await returnAndSettle(shop, await open(orderNo, { kind: 'exchange' }));
    await hear();
    const child = await childOf(row);
    const as = { token: buyer.token, key: randomUUID() };
    expect((await shop.post('/oms-front/trade/cancel', { orderNo: child.orderNo }, as)).status).toBe(200);
    await hear();
    expect(await standing(row)).toEqual(['choosing']);
    const choose = async () =>
      inTransaction(shop.db.app, { firmId: row.firmId, userId: buyer.userId }, 'write', async (db) =>
        chooseInstead(
          db,
          { side: 'buyer', firmId: row.firmId, userId: buyer.userId },
          await lockCase(db, placeOf(row)),
          'refund',
        ),
      );
    await choose();
    await choose();
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });

  it('without stock asks the customer, who may wait', async () => {
    const orderNo = await bought();
    await shop.db.owner.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, sku.skuId));
    const row = await grantAndSettle(shop, await open(orderNo, { kind: 'exchange' }));
    expect(await standing(row)).toEqual(['choosing']);
    const waiting = await inTransaction(
      shop.db.app,
      { firmId: row.firmId, userId: buyer.userId },
      'write',
      async (db) => chooseInstead(db, SHOP, await lockCase(db, placeOf(row)), 'wait'),
    );
    expect(waiting.status).toBe('exchanging');
    expect(await childOf(row)).toMatchObject({ status: 'to_ship', totalFen: 0n });
  });

  it('without stock is money at once for whoever said so before', async () => {
    const orderNo = await bought();
    await shop.db.owner.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.skuId, sku.skuId));
    const row = await grantAndSettle(shop, await open(orderNo, { kind: 'exchange', exchangeWish: 'refund' }));
    expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
  });
});

describe('what came too much', () => {
  it('is kept for its price, on account, and leaves the books of the warehouse', async () => {
    const orderNo = await bought([{ received: 3, over: 2 }]);
    const before = await usedCredit();
    const wish = { kind: 'over_keep', reason: 'over', lines: [{ lineNo: 1, quantity: 2, askedFen: 60_000n }] } as const;
    const row = await grantAndSettle(shop, await open(orderNo, wish));
    expect([await standing(row), (await usedCredit()) - before]).toEqual([['confirming'], 60_000]);
    await hear();
    await hearAgain();
    expect(await stockOf(sku)).toEqual([95, 0]);
    const { rows } = await owner.query('select status, total_fen from orders where origin_case_no = $1', [row.caseNo]);
    expect(rows).toEqual([{ status: 'signed', total_fen: '60000' }]);
  });

  it('waits for its money where the order was not on account', async () => {
    const orderNo = await bought([{ received: 3, over: 1 }]);
    await shop.db.owner.execute(sql`update credit_accounts set limit_fen = used_fen where firm_id = ${buyer.firmId}`);
    const wish = { kind: 'over_keep', reason: 'over' } as const;
    const row = await grantAndSettle(shop, await open(orderNo, wish));
    const { rows } = await owner.query<Record<string, string>>(
      'select order_no, status, pay_way from orders where origin_case_no = $1',
      [row.caseNo],
    );
    expect(rows).toMatchObject([{ status: 'confirming', pay_way: 'transfer' }]);
    const as = { token: buyer.token, key: randomUUID() };
    await shop.post('/oms-front/trade/cancel', { orderNo: rows[0]?.order_no }, as);
    await hear();
    expect(await standing(row)).toEqual(['reviewing']);
  });

  it('and goes back costs nobody anything', async () => {
    const orderNo = await bought([{ received: 3, over: 2 }]);
    const wish = { kind: 'over_return', reason: 'over', lines: [{ lineNo: 1, quantity: 2, askedFen: 0n }] } as const;
    const row = await returnAndSettle(shop, await open(orderNo, wish), () => ({ good: 1, blocked: 0, scrap: 1 }));
    expect([await standing(row), await stockOf(sku)]).toEqual([['confirming'], [96, 0]]);
    expect(await ordered(shop, orderNo)).toMatchObject({ returnedFen: 0n });
  });
});

describe('what is wrong, short or damaged', () => {
  const quick = (row: CaseRow) =>
    inTransaction(shop.db.app, { firmId: buyer.firmId, userId: buyer.userId }, 'write', (db) => tryQuick(db, row));
  const short = { kind: 'refund_only', reason: 'short' } as const;
  const cheap = { lines: [{ lineNo: 1, quantity: 1, askedFen: 10_000n }] };
  const limits = (caseFen: number, monthFen: number) =>
    shop.db.owner.execute(sql`update after_sale_policy set quick_case_fen = ${caseFen}, quick_month_fen = ${monthFen}`);
  beforeEach(() => limits(20_000, 200_000));

  it('is settled at once below the limit, and counted', async () => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    const row = await open(orderNo, { ...short, ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([true, ['confirming', '10000+0 done']]);
    const [now] = await shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
    expect(now).toMatchObject({ quick: true, returnWay: 'none', grantedFen: 10_000n });
  });

  it('is sent anew at once where that was asked for', async () => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    const row = await open(orderNo, { kind: 'resend', reason: 'short', ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([true, ['exchanging']]);
  });

  it.each([
    ['above the limit', 9_999, 200_000, 'short', 0],
    ['when the month is used up', 20_000, 9_999, 'short', 0],
    ['for another reason', 20_000, 200_000, 'broken', 0],
    ['after two days', 20_000, 200_000, 'short', 49],
  ] as const)('is looked at %s', async (_, caseFen, monthFen, reason, hours) => {
    const orderNo = await bought([{ received: 2, short: 1 }]);
    await limits(caseFen, monthFen);
    await shop.db.owner.execute(sql`update sign_records set signed_at = now() - make_interval(hours => ${hours})`);
    const row = await open(orderNo, { ...short, reason, ...cheap });
    expect([await quick(row), await standing(row)]).toEqual([false, ['reviewing']]);
  });

  it('of many at once stays within the month', async () => {
    await limits(20_000, 25_000);
    const orderNos = [];
    for (let n = 0; n < 4; n += 1) orderNos.push(await bought([{ received: 2, short: 1 }]));
    const rows = await Promise.all(orderNos.map((orderNo) => open(orderNo, { ...short, ...cheap })));
    const done = await Promise.all(rows.map(quick));
    expect(done.filter(Boolean)).toHaveLength(2);
  });
});

it('that is settled by several at once is settled once', async () => {
  const orderNo = await bought();
  const row = await open(orderNo, { kind: 'refund_only' });
  await Promise.all([grantAndSettle(shop, row), grantAndSettle(shop, row), again(row)]);
  expect(await standing(row)).toEqual(['confirming', '30000+0 done']);
});

it('that was cut off leaves nothing, and is settled once by the next try', async () => {
  const orderNo = await bought();
  const row = await open(orderNo, { kind: 'exchange' });
  const cut = inTransaction(shop.db.app, { firmId: null, userId: null, right: 'worker' }, 'write', async (db) => {
    await settleCase(db, SHOP, await lockCase(db, placeOf(row)));
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect([await standing(row), await stockOf(sku)]).toEqual([['reviewing'], [97, 0]]);
  await grantAndSettle(shop, row);
  expect([await standing(row), await stockOf(sku)]).toEqual([['exchanging'], [97, 1]]);
});
