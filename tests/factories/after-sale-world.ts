import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { afterSales } from '#features/after-sales/api/manifest.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import type { PaymentChannel } from '#features/payments/api/public.ts';
import { reports } from '#features/reports/api/manifest.ts';
import { deliverEffects, type EffectHandlers, mergeEffects } from '#platform/api/outbox-worker.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { buildCenter } from './build-budget.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { buildSku, type TestSku } from './build-sku.ts';
import { drawsOf } from './report-company.ts';
import { deskOf } from './send-order.ts';

/** A shop with one company that buys and one person who does all the work of the shop. */
export interface SaleWorld {
  shop: TestShop;
  owner: pg.Pool;
  buyer: TestMember;
  staff: TestMember;
  desk: ReturnType<typeof deskOf>;
  items: TestSku[];
  center: string;
  tools: Awaited<ReturnType<typeof openPayments>>;
  draw: ReturnType<typeof drawsOf>;
  /** Fields that replace what the checkout sends. */
  orderFields?: () => Record<string, unknown>;
  /** Who else hears of what was recorded for later. */
  hearers?: () => EffectHandlers;
}

/** Not all there ever was: that would take longer with every act. */
const LAST_AGAIN = `update outbox set done_at = null where id in (select id from outbox order by id desc limit 25)`;

const PRICES = ['3.3333', '120.00', '0.0777', '15.55', '999.99'];

/** Hooks of the file that asks for it: one shop for all of its tests. */
export function saleWorld(): SaleWorld {
  const w = {} as SaleWorld;
  beforeAll(async () => {
    w.shop = await startTestShop({ limiter: { take: async () => null } });
    w.owner = new pg.Pool({ connectionString: w.shop.db.ownerUrl, max: 2 });
    const opened = await openPayments(testEnv, await readPepper(testEnv), {});
    w.tools = { ...opened, channels: new Map([...opened.channels].map(([code, each]) => [code, moody(w, each)])) };
    const operator = await buildFirm(w.shop.db.owner, { firmType: 'operator' });
    w.staff = await buildMember(w.shop.db.owner, {
      firm: operator,
      permissions: [
        ...(['DESK_ORDERS', 'DESK_STOCK', 'DESK_PAYMENTS'] as const),
        ...(['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'] as const),
      ],
    });
    w.desk = deskOf(w.shop, w.staff);
    await w.shop.db.owner.execute(sql`insert into warehouses (code, name, province_code) values ('SH', '上海仓', '31')
      on conflict do nothing`);
  });
  afterAll(async () => {
    await w.owner.end();
    await w.shop.stop();
  });
  return w;
}

/** Another company and other items, and the draws of a seed. */
export async function beginAnew(w: SaleWorld, seed: number): Promise<void> {
  const { owner } = w.shop.db;
  await w.owner.query('delete from outbox');
  w.draw = drawsOf(seed);
  w.buyer = await buildMember(owner);
  w.center = (await buildCenter(owner, w.buyer.firmId, { limitFen: 100_000_000n })).code;
  w.items = [];
  for (const salesPrice of PRICES) w.items.push(await buildSku(owner, { salesPrice, stock: 40 }));
}

export const one = <T>(w: SaleWorld, list: readonly T[]): T => {
  const found = list[w.draw(list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};
/** A channel that sends back at once, later, or not at all. */
const moody = (w: SaleWorld, channel: PaymentChannel): PaymentChannel => ({
  ...channel,
  refund: async ({ refundNo }) => {
    const mood = w.draw(3);
    if (mood === 0) throw new Error('the channel does not answer');
    return mood === 1 ? { result: 'failed', why: '余额不足' } : { result: 'done', reference: refundNo };
  },
});

/** Refused or done; what fails is a mistake of the shop. */
export async function call(w: SaleWorld, member: TestMember, path: string, input: object, key: string = randomUUID()) {
  const ask = () => w.shop.post(path, input, { token: member.token, key });
  const first = await ask();
  // A busy shop is asked once more as browsers do it, with the same key: done twice it would show in the sums.
  const answer = first.status === 503 ? await ask() : first;
  if (answer.status >= 500) throw new Error(`${path} ${JSON.stringify(input)}: ${JSON.stringify(answer.body)}`);
  return answer;
}

const handlers = (w: SaleWorld) => {
  const { app } = w.shop.db;
  const post = { messages: createPost(Buffer.alloc(32, 7)), origin: 'https://shop.test' };
  return mergeEffects(
    fulfilment.orderEffects(app, post.messages, post.origin),
    payments.orderEffects(app),
    orders.orderEffects(app, post),
    afterSales.orderEffects(app),
    reports.orderEffects(app),
    payments.effects(app, w.tools, post),
    afterSales.refundEffects(app),
    w.hearers?.() ?? {},
  );
};
/** What was recorded for later is done, what failed once more; now and then the last of it a second time. */
export async function hear(w: SaleWorld): Promise<void> {
  if (w.draw(4) === 0) await w.owner.query(LAST_AGAIN);
  for (let round = 0; round < 12; round += 1) {
    while (await deliverEffects(w.shop.db.app, handlers(w)));
    const { rowCount } = await w.owner.query('update outbox set next_attempt_at = now() where done_at is null');
    if (rowCount === 0) return;
  }
}
