import { randomUUID } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { quoteEffects } from '#features/quotes/api/quote-jobs.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { buildShareLink } from '#tests/factories/build-share-link.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { CANARIES, CANARY } from '#tests/factories/canary-costs.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

/**
 * What goods cost the shop, the least they are sold for, what is earned and what the desk says of it (security check 9):
 * a quote goes its whole way with figures and words that stand nowhere else, and nobody outside ever gets one of them.
 */
let shop: TestShop;
let firm: TestFirm;
let buyer: TestMember;
let sales: TestMember;
let seller: TestMember;
let checker: TestMember;
let itemNo: string;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  firm = await buildFirm(owner);
  buyer = await buildMember(owner, { firm });
  const permissions = ['QUOTE_MANAGEMENT', 'QUOTE_EXPORT', 'ORDER_MANAGEMENT'] as const;
  sales = await buildMember(owner, { firm, participantExtendType: 5, permissions, dataScope: 'company' });
  const operator = await buildFirm(owner, { firmType: 'operator' });
  const desk = ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] as const;
  seller = await buildMember(owner, { firm: operator, permissions: desk });
  checker = await buildMember(owner, { firm: operator, permissions: desk });
  ({ itemNo } = await buildSku(owner, { salesPrice: '20.00', cost: '6.1117', floor: '6.5557' }));
});
afterAll(() => shop.stop());

/** Of the catalogue, changed, and what is earned with it: 10 × (7.5511 − 7.3717). */
const SECRETS = [...CANARIES, '6.1117', '6.5557', '1.79', '金丝雀退回'];

const call = (path: string, input: unknown, as: TestMember | null = buyer) =>
  shop.post(path, input, { token: as?.token, key: randomUUID() });

async function sentQuote(): Promise<string> {
  const { quoteNo } = (await call('/oms-front/quote/create', { lines: [{ skuCode: itemNo, quantity: 10 }] })).body.data;
  const desk = quoteDeskOf(shop, seller);
  const change = { lineNo: 1, offerNo: 1, cost: CANARY.cost, floor: CANARY.floor, reason: CANARY.changeReason };
  await desk.act('changeBasis', quoteNo, change);
  const low = { prices: ['7.5511'], priceReason: CANARY.priceReason };
  await desk.send(quoteNo, low);
  await quoteDeskOf(shop, checker).act('check', quoteNo, { passed: false, reason: '金丝雀退回' });
  await desk.send(quoteNo, low);
  await quoteDeskOf(shop, checker).act('check', quoteNo, { passed: true });
  return quoteNo;
}

const leaks = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** Every call of a customer that speaks of a quote, of its goods or of the order made of it. */
async function answersTo(member: TestMember, quoteNo: string): Promise<[string, string][]> {
  const calls: [string, object][] = [
    [`/oms-front/quote/detail/enterprise/${quoteNo}`, {}],
    ...(['list', 'homeList', 'count'] as const).map((path): [string, object] => [`/oms-front/quote/${path}`, {}]),
    ['/oms-front/quote/transfer', { quoteNo }],
    ['/oms-front/pre/preview', { quoteNo, lines: [{ skuCode: itemNo, split: 'Q1-1', quantity: 1 }] }],
    ['/oms-front/desk/quotes/detail', { quoteNo }],
    ['/oms-front/desk/quotes/items', { itemNos: [itemNo] }],
    ['/enterprise-service/sales/customers', {}],
    ['/enterprise-service/sales/duties', {}],
    ['/marketing-center/share/ofQuote', { quoteNo }],
    ['/enterprise-service/audit/list', {}],
  ];
  return Promise.all(
    calls.map(
      async ([path, input]): Promise<[string, string]> => [
        path,
        JSON.stringify((await call(path, input, member)).body),
      ],
    ),
  );
}

async function sheetOf(quoteNo: string): Promise<string> {
  const headers = { 'content-type': 'application/json', token: buyer.token };
  const body = JSON.stringify({ quoteNo });
  const answer = await fetch(`${shop.url}/oms-front/quote/quotExportExcel`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return JSON.stringify(xlsx.read(Buffer.from(await answer.arrayBuffer())).Sheets);
}

describe('costs, floors and what the desk says of them', () => {
  it('are there, for the desk', async () => {
    const text = JSON.stringify(await quoteDeskOf(shop, checker).read(await sentQuote()));
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
  });

  it.each(['buyer', 'sales'] as const)('reach no %s in any answer', async (who) => {
    const quoteNo = await sentQuote();
    const answers = await answersTo(who === 'buyer' ? buyer : sales, quoteNo);
    expect(answers.filter(([, text]) => leaks(text).length > 0)).toEqual([]);
    expect(answers.filter(([, text]) => text.includes('7.5511')).length).toBeGreaterThan(0);
  });

  it('reach no workbook, no letter, no reader of a link, and no order', async () => {
    const quoteNo = await sentQuote();
    const email = `c${randomUUID()}@mail.test`;
    await shop.db.owner.execute(sql`update users set email = ${email} where id = ${buyer.userId}`);
    const post = { messages: createPost(await readPepper(testEnv)), origin: 'https://shop.test' };
    while (await deliverEffects(shop.db.app, quoteEffects(shop.db.app, post)));
    const letters = JSON.stringify(await takeMessages(shop, email));
    const { code } = await buildShareLink(shop.db.owner, sales, {
      kind: 'quote',
      objectNo: quoteNo,
      fields: { prices: true, address: true, comments: true },
    });
    const shared = JSON.stringify((await call('/marketing-center/share/quote', { code }, null)).body);
    const ordered = JSON.stringify(await orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 10 }]));
    const sheet = await sheetOf(quoteNo);
    expect([letters, shared, sheet].every((text) => text.includes('75.51') || text.includes(quoteNo))).toBe(true);
    expect([letters, shared, ordered, sheet].map(leaks)).toEqual([[], [], [], []]);
  });

  it('are read by no statement in the name of a firm, whatever it asks for', async () => {
    await sentQuote();
    const count = (scope: Parameters<typeof inTransaction>[1]) =>
      inTransaction(shop.db.app, scope, 'read', async (tx) => {
        const { rows } = await tx.execute<{ rows: number }>(sql`select (select count(*) from item_costs)
          + (select count(*) from quote_costs) + (select count(*) from quote_desk_events) as rows`);
        return Number(rows[0]?.rows);
      });
    const { firmId, userId } = buyer;
    expect(await count({ firmId, userId })).toBe(0);
    expect(await count({ firmId: null, userId: null, right: 'worker' })).toBe(0);
    expect(await count({ firmId: null, userId: null, right: 'desk' })).toBeGreaterThan(2);
  });
});
