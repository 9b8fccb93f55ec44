import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { type CaseRow, lockCase, moveCase, placeOf } from '#features/after-sales/api/case-repo.ts';
import { afterSaleCases } from '#features/after-sales/api/case-tables.ts';
import { settleCase } from '#features/after-sales/api/settle/settle-case.ts';
import { caseRefundEffects, childOrderEffects } from '#features/after-sales/api/settle/settle-effects.ts';
import { afterSaleRefunds } from '#features/after-sales/api/settlement-tables.ts';
import { stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { type PaymentChannel, simulatedNotice } from '#features/payments/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects, mergeEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { brokenAfterSales } from '#tests/after-sale-invariants.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { buildSku, type TestSku } from './build-sku.ts';
import { placeOrder } from './place-order.ts';
import { deskOf } from './send-order.ts';
import { type CaseWish, type SignedCount, signedOrder, signOrder, writtenCase } from './settled-case.ts';

/** A rule of the shop. */
export const SHOP = { side: 'shop', firmId: null, userId: null } as const;
export const POST = { messages: createPost(Buffer.alloc(32, 7)), origin: 'https://shop.test' };

/** Channels that answer so whenever they are to send money back. */
export const answering = (channels: ReadonlyMap<string, PaymentChannel>, refund: PaymentChannel['refund']) =>
  new Map([...channels].map(([code, channel]) => [code, { ...channel, refund }]));

interface World {
  shop: TestShop;
  owner: pg.Pool;
  buyer: TestMember;
  staff: TestMember;
  desk: ReturnType<typeof deskOf>;
  /** Of 300.00, and of 0.3333. */
  sku: TestSku;
  other: TestSku;
  tools: Awaited<ReturnType<typeof openPayments>>;
}

/** An order paid through a channel, sent and signed for. */
async function paidOnline({ shop, buyer, desk, sku, tools }: World): Promise<string> {
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

async function hear({ shop, tools }: World): Promise<void> {
  const { app } = shop.db;
  const all = mergeEffects(
    fulfilment.orderEffects(app, POST.messages, POST.origin),
    payments.orderEffects(app),
    childOrderEffects(app),
    payments.effects(app, tools, POST),
    caseRefundEffects(app),
  );
  while (await deliverEffects(app, all));
}

/** Hooks of the file that asks for it: a shop whose channels send money back at once, a new customer and items for each test. */
function settleHooks(w: World): void {
  beforeAll(async () => {
    w.shop = await startTestShop({ limiter: { take: async () => null } });
    w.owner = new pg.Pool({ connectionString: w.shop.db.ownerUrl, max: 2 });
    const opened = await openPayments(testEnv, await readPepper(testEnv), {});
    w.tools = { ...opened, channels: answering(opened.channels, async () => ({ result: 'done', reference: 'R' })) };
    const operator = await buildFirm(w.shop.db.owner, { firmType: 'operator' });
    w.staff = await buildMember(w.shop.db.owner, {
      firm: operator,
      permissions: ['DESK_ORDERS', 'DESK_STOCK', 'DESK_PAYMENTS'],
    });
    w.desk = deskOf(w.shop, w.staff);
    await w.shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
      on conflict do nothing`);
  });
  afterAll(async () => {
    await w.owner.end();
    await w.shop.stop();
  });
  beforeEach(async () => {
    await w.shop.db.owner.delete(outbox);
    w.buyer = await buildMember(w.shop.db.owner);
    w.sku = await buildSku(w.shop.db.owner, { salesPrice: '300.00', stock: 100 });
    w.other = await buildSku(w.shop.db.owner, { salesPrice: '0.3333', stock: 100 });
  });
  afterEach(async () => {
    await hear(w);
    expect([await brokenInvariants(w.owner), await brokenAfterSales(w.owner)]).toEqual([{}, {}]);
  });
}

/** Cases of signed orders, settled and looked at; after each test the books have to agree. */
export function settleWorld() {
  const w = {} as World;
  settleHooks(w);
  const atWork = { firmId: null, userId: null, right: 'worker' } as const;
  return Object.assign(w, {
    hear: () => hear(w),
    /** Everything is told once more, as after a crash between doing and noting it. */
    async hearAgain() {
      await w.shop.db.owner.update(outbox).set({ doneAt: null, nextAttemptAt: sql`now()` });
      await hear(w);
    },
    bought: (counts?: readonly SignedCount[], quantity = 3) =>
      signedOrder(w.shop, w.buyer, w.desk, [{ skuCode: w.sku.itemNo, quantity }], counts),
    paidOnline: () => paidOnline(w),
    open: (orderNo: string, wish: Partial<CaseWish> & Pick<CaseWish, 'kind'>) =>
      writtenCase(w.shop, w.buyer, orderNo, { lines: [{ lineNo: 1, quantity: 1, askedFen: 30_000n }], ...wish }),
    again: (row: CaseRow): Promise<CaseRow> =>
      inTransaction(w.shop.db.app, atWork, 'write', async (db) =>
        settleCase(db, SHOP, await lockCase(db, placeOf(row))),
      ),
    /** Nobody has objected: it is over. */
    completed: (row: CaseRow) =>
      inTransaction(w.shop.db.app, atWork, 'write', async (db) =>
        moveCase(db, await lockCase(db, placeOf(row)), 'completed', { actor: SHOP, kind: 'auto_confirmed' }),
      ),
    async standing(row: CaseRow) {
      const [now] = await w.shop.db.owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, row.id));
      const refunds = await w.shop.db.owner.select().from(afterSaleRefunds).where(eq(afterSaleRefunds.caseId, row.id));
      return [now?.status, ...refunds.map(({ goodsFen, freightFen, status }) => `${goodsFen}+${freightFen} ${status}`)];
    },
    async stockOf({ skuId }: TestSku) {
      const [row] = await w.shop.db.owner.select().from(stockLevels).where(eq(stockLevels.skuId, skuId));
      return [row?.onHand, row?.reserved];
    },
    async usedCredit() {
      const { rows } = await w.owner.query<{ used_fen: string }>(
        'select used_fen from credit_accounts where firm_id = $1',
        [w.buyer.firmId],
      );
      return Number(rows[0]?.used_fen);
    },
  });
}
