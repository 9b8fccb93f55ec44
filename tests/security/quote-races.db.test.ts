import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { orderQuote } from '#tests/factories/order-quote.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Two processes on one database: what one promises must hold in the other. */
let shop: TestShop;
let second: TestShop;
let staff: TestMember;
let buyer: TestMember;
let bolt: TestSku;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  second = await startTestShop({ limiter: UNCOUNTED, beside: shop });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
  bolt = await buildSku(shop.db.owner, { salesPrice: '12.00', stock: 9_000 });
});

const nodeOf = (index: number) => (index % 2 === 0 ? shop : second);
const call = (node: TestShop, path: string, input: unknown) =>
  node.post(`/oms-front/${path}`, input, { token: buyer.token, key: randomUUID() });

async function offered(): Promise<string> {
  const lines = [{ skuCode: bolt.itemNo, quantity: 20 }];
  const { quoteNo } = (await call(shop, 'quote/create', { lines })).body.data;
  await quoteDeskOf(shop, staff).send(quoteNo, { prices: ['10.00'], freight: '8.00' });
  return quoteNo;
}

/** Pieces and money of all orders made of a quote, and what the quote itself says of them. */
async function soldOf(quoteNo: string) {
  const { rows } = await shop.db.owner.execute<{ pieces: number; fen: string; line: number; quote: string }>(sql`
    select coalesce((select sum(quantity) from quote_conversions c where c.quote_id = q.id), 0)::int pieces,
      coalesce((select sum(o.total_fen) from orders o where o.id in (select order_id from quote_conversions c
        where c.quote_id = q.id)), 0)::text fen,
      (select sum(converted_quantity) from quote_lines l where l.quote_id = q.id)::int line, q.converted_fen::text quote
    from quotes q where q.quote_no = ${quoteNo}`);
  return rows[0];
}

describe('check 49: one quote, many orders at once', () => {
  it('never sells more than was quoted, nor its freight twice, whatever parts are taken where', async () => {
    const quoteNo = await offered();
    const parts = [7, 3, 5, 9, 1, 4, 8, 2, 6, 5, 3, 7];
    const answers = await Promise.all(
      parts.map((quantity, index) => orderQuote(nodeOf(index), buyer, quoteNo, [{ lineNo: 1, quantity }])),
    );
    const taken = parts.filter((_, index) => answers[index]?.data?.orderNo);
    const sold = await soldOf(quoteNo);
    const pieces = taken.reduce((sum, quantity) => sum + quantity, 0);
    expect(pieces).toBeLessThanOrEqual(20);
    expect(taken.length).toBeGreaterThan(0);
    // 10.00 a piece and 8.00 freight, once.
    expect(sold).toEqual({ pieces, line: pieces, fen: String(pieces * 1_000 + 800), quote: String(pieces * 1_000) });
    for (const answer of answers) if (!answer.data?.orderNo) expect(answer.code).toBeGreaterThan(400);
  });

  it('transferred whole twice, in two processes, it is ordered once', async () => {
    const quoteNo = await offered();
    const all = [{ lineNo: 1, quantity: 20 }];
    const answers = await Promise.all([0, 1, 2, 3].map((index) => orderQuote(nodeOf(index), buyer, quoteNo, all)));
    expect(answers.filter((answer) => answer.data?.orderNo)).toHaveLength(1);
    expect(await soldOf(quoteNo)).toEqual({ pieces: 20, line: 20, fen: '20800', quote: '20000' });
  });

  it('cancelled while it is ordered, one of the two happens', async () => {
    const quoteNo = await offered();
    const [ordered, cancelled] = await Promise.all([
      orderQuote(shop, buyer, quoteNo, [{ lineNo: 1, quantity: 20 }]),
      call(second, 'quote/cancel', { quoteNo }),
    ]);
    const { rows } = await shop.db.owner.execute<{ status: string }>(
      sql`select status from quotes where quote_no = ${quoteNo}`,
    );
    const won = ordered.data?.orderNo ? 'converted' : 'cancelled';
    expect(rows[0]?.status).toBe(won);
    expect(cancelled.status).toBe(won === 'cancelled' ? 200 : 409);
  });

  it('an enquiry is taken over once, however often it is pressed', async () => {
    const lines = [{ itemNo: bolt.itemNo, name: '', quantity: 20 }];
    const { enquiryNo } = (await call(shop, 'enquiry/create', { lines })).body.data;
    const desk = { token: staff.token, key: randomUUID() };
    await shop.post('/oms-front/desk/enquiries/take', { enquiryNo, version: 1 }, desk);
    const begun = await shop.post('/oms-front/desk/quotes/fromEnquiry', { enquiryNo }, desk);
    await quoteDeskOf(shop, staff).send(begun.body.data.quoteNo, { prices: ['10.00'] });
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        call(nodeOf(index), `enquiry/${index < 2 ? 'transferQuote' : 'transferOrder'}/${enquiryNo}`, {}),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
