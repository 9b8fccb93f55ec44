import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEADLINES } from '#platform/api/deadlines.ts';
import { BOTH_WAYS } from '#tests/both-ways.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/cutting-proxy.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** The line to PostgreSQL breaks at the worst moment: nobody is told that nothing happened, and nothing happens twice. */
let shop: TestShop;
let fragile: TestShop;
let proxy: CuttingProxy;
let owner: pg.Pool;
/** Runs between the look at the session and the transaction. */
let beforeWork = async () => {};

const UNKNOWN = { status: 503, retryAfter: '2', code: 50303, message: '结果未知，请用同一请求重试' };

async function newOrder() {
  const member = await buildMember(shop.db.owner);
  const sku = await buildSku(shop.db.owner);
  const input = await orderInput(shop, member, [{ skuCode: sku.itemNo, quantity: 1 }]);
  const key = randomUUID();
  const send = async () => {
    const { status, headers, body } = await fragile.post('/oms-front/trade/create', input, {
      token: member.token,
      key,
    });
    const { code, message, data } = body;
    return { status, retryAfter: headers.get('retry-after'), code, message, data };
  };
  return { member, sku, send };
}
const ordersOf = async ({ firmId }: TestMember) => {
  const { rows } = await owner.query<{ order_no: string }>('select order_no from orders where firm_id = $1', [firmId]);
  return rows.map((row) => row.order_no);
};

describe.each(BOTH_WAYS)('$way way', ({ shortcuts }) => {
  beforeAll(async () => {
    shop = await startTestShop();
    proxy = await startCuttingProxy(shop.db.appUrl);
    const limiter = {
      take: async () => {
        await beforeWork();
        return null;
      },
    };
    const env = { dbShortcuts: shortcuts };
    fragile = await startTestShop({ beside: shop, databaseUrl: proxy.url, limiter, env });
    owner = new pg.Pool({ connectionString: shop.db.ownerUrl, max: 2 });
  });
  afterAll(async () => {
    await owner.end();
    await fragile.stop();
    await proxy.close();
    await shop.stop();
  });
  afterEach(() => {
    beforeWork = async () => {};
  });

  describe('39: a line that is cut at COMMIT', () => {
    it.each([
      { cut: 'before commit', stands: 0 },
      { cut: 'after commit', stands: 1 },
    ] as const)('$cut: the answer is “unknown”, the same request makes one order', async ({ cut, stands }) => {
      const { member, send } = await newOrder();
      proxy.cutNext(cut);
      expect(await send()).toMatchObject(UNKNOWN);
      expect(await ordersOf(member)).toHaveLength(stands);
      const again = await send();
      expect(again).toMatchObject({ status: 200, retryAfter: null });
      expect(await ordersOf(member)).toEqual([again.data.orderNo]);
      expect((await send()).data).toEqual(again.data);
      expect(await brokenInvariants(owner)).toEqual({});
    });

    it('is “unknown” for a change without a key too', async () => {
      const { token } = await buildMember(shop.db.owner);
      proxy.cutNext('before commit');
      const { status, body } = await fragile.post('/member-center/user/out', {}, { token });
      expect({ status, code: body.code }).toEqual({ status: 503, code: 50303 });
    });
  });

  describe('a database that cannot be reached', () => {
    it('says that nothing was done where the change was not begun', async () => {
      const { member, send } = await newOrder();
      beforeWork = async () => {
        proxy.fallSilent();
        // The pool hears of its lost connections.
        await pause(100);
      };
      const refused = await send();
      proxy.speakAgain();
      expect(refused).toMatchObject({ status: 503, retryAfter: '5', code: 50304 });
      expect(refused.message).toContain('没有执行');
      expect(await ordersOf(member)).toEqual([]);
      beforeWork = async () => {};
      expect(await send()).toMatchObject({ status: 200 });
    });

    it('is busy, not broken, for whoever only reads', async () => {
      const { token } = await buildMember(shop.db.owner);
      proxy.fallSilent();
      await pause(100);
      const { status, headers, body } = await fragile.get('/cart-center/cart/list/enterprise', { token });
      proxy.speakAgain();
      expect({ status, code: body.code, retry: headers.get('retry-after') }).toEqual({
        status: 503,
        code: 50301,
        retry: '5',
      });
    });
  });

  describe('a change that takes longer than a call may', () => {
    it('is “unknown”: it may still be made', async () => {
      const { member, sku, send } = await newOrder();
      const holder = await owner.connect();
      await holder.query('begin');
      await holder.query('select from stock_levels where sku_id = $1 for update', [String(sku.skuId)]);
      const { request } = DEADLINES;
      // Long enough to come as far as the change on a machine that does other things as well.
      Object.assign(DEADLINES, { request: 1_500 });
      const late = await send().finally(() => Object.assign(DEADLINES, { request }));
      await holder.query('rollback');
      holder.release();
      expect(late).toMatchObject(UNKNOWN);
      await expect.poll(async () => (await send()).status).toBe(200);
      expect(await ordersOf(member)).toHaveLength(1);
    });
  });
});
