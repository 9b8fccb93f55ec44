import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterSaleCases } from '#features/after-sales/api/case-tables.ts';
import { afterSaleReturns } from '#features/after-sales/api/return-tables.ts';
import { askCarriers } from '#features/after-sales/api/returns/ask-carriers.ts';
import { returnEffects } from '#features/after-sales/api/returns/return-jobs.ts';
import { warehouses } from '#features/catalog/api/item-tables.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { startTestShop } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { buildSku } from './build-sku.ts';
import { startCarrierServer } from './carrier-server.ts';
import { grantedCase, signedFor } from './returned-case.ts';
import { deskOf } from './send-order.ts';
import { tellIntoList } from './told-letters.ts';

/** A piece of news as a carrier writes it. */
export const carrierNews = (id: string, step: string, minute = 0) => ({
  ...{ id, step, words: `消息 ${id}`, at: new Date(Date.UTC(2026, 10, 24, 1, minute)).toISOString() },
});

/** A shop with a carrier behind HTTP, and somebody whose goods come back; `renew` gives another buyer with a signed order. */
export async function startReturnWorld() {
  const carrier = await startCarrierServer();
  const shop = await startTestShop({ limiter: UNCOUNTED, carriers: carrier.carriers });
  const { owner, app } = shop.db;
  await owner.insert(warehouses).values({ code: 'SH', name: '上海仓', provinceCode: '31' });
  const operator = await buildFirm(owner, { firmType: 'operator' });
  const desk = deskOf(shop, await buildMember(owner, { firm: operator, permissions: ['DESK_ORDERS', 'DESK_STOCK'] }));
  const { letters, messages } = tellIntoList();
  let person: { buyer: TestMember; orderNo: string } | undefined;
  let numbers = 0;
  const now = () => {
    if (!person) throw new Error('nobody has bought yet');
    return person;
  };
  const parcels = (caseId: bigint) =>
    owner.select().from(afterSaleReturns).where(eq(afterSaleReturns.caseId, caseId)).orderBy(afterSaleReturns.id);
  const caseOf = async (id: bigint) => {
    const [row] = await owner.select().from(afterSaleCases).where(eq(afterSaleCases.id, id));
    if (!row) throw new Error('no case');
    return row;
  };
  return {
    ...{ shop, carrier, desk, letters, parcels, caseOf },
    buyer: () => now().buyer,
    async renew() {
      const buyer = await buildMember(owner);
      await owner.update(afterSaleReturns).set({ nextAskAt: null });
      await owner.delete(outbox);
      carrier.asked.length = 0;
      letters.length = 0;
      const { itemNo } = await buildSku(owner, { stock: 20, salesPrice: '30.00' });
      person = { buyer, orderNo: await signedFor(shop, buyer, desk, itemNo, 4) };
    },
    /** A granted case of the buyer, its parcel begun. */
    begin: (facts?: Parameters<typeof grantedCase>[3]) => grantedCase(shop, now().buyer, now().orderNo, facts),
    /** From now on the carrier agrees to every pick-up, under this number. */
    book() {
      numbers += 1;
      const trackingNo = `SF77000${numbers}`;
      carrier.answer(() => ({ body: { result: 'booked', carrier: '顺丰速运', trackingNo } }));
      return trackingNo;
    },
    ask: () => askCarriers(app, carrier.carriers),
    /** The time of every parcel has come. */
    later: () => owner.update(afterSaleReturns).set({ nextAskAt: sql`now()` }).where(sql`next_ask_at is not null`),
    /** States of a case and of its parcels, the oldest first. */
    standing: async (id: bigint) => [(await caseOf(id)).status, ...(await parcels(id)).map(({ status }) => status)],
    call: (path: string, input: object, key: string = randomUUID()) =>
      shop.post(`/after-sales/returns/${path}`, input, { token: now().buyer.token, key }),
    async effects() {
      const handlers = returnEffects(app, { messages, origin: 'https://shop.example' }, carrier.carriers);
      while ((await deliverEffects(app, handlers)) > 0);
    },
    async stop() {
      await shop.stop();
      carrier.stop();
    },
  };
}
