import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { uploadFile } from '#tests/factories/upload-file.ts';
import { callInput, sampleInput } from '#tests/generated/sample-input.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** Calls that change nothing, or make something new of an old quote. Everything else must refuse what is over. */
const HARMLESS = new Set([
  'quotes.detail',
  'quotes.exportExcel',
  'quotes.exportPdf',
  'quotes.copy',
  'quoteDesk.detail',
]);

const calls = listEndpoints(contract)
  .filter(({ path }) => /^\/oms-front\/(quote|desk\/quotes)\//.test(path))
  .filter((endpoint) => 'quoteNo' in (sampleInput(endpoint, { quoteNo: 'x' }) as object))
  .filter(({ name }) => !HARMLESS.has(name));

let shop: TestShop;
let buyer: TestMember;
let staff: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  buyer = await buildMember(shop.db.owner);
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  staff = await buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES', 'DESK_QUOTES_CHECK'] });
});
afterAll(() => shop.stop());

const ENDS = {
  expired: sql`update quotes set valid_until = now() - interval '1 second' where quote_no = `,
  cancelled: sql`update quotes set status = 'cancelled' where quote_no = `,
  // The desk was at work on a next version.
  'cancelled under a draft': sql`with draft as (insert into quote_versions (firm_id, quote_id, version_no, created_by)
    select firm_id, id, 2, user_id from quotes order by id desc limit 1) update quotes set status = 'cancelled'
    where quote_no = `,
  superseded: sql`update quotes set status = 'superseded' where quote_no = `,
} as const;

async function stateOf(quoteNo: string) {
  const { rows } = await shop.db.owner.execute(sql`
    select to_jsonb(q) quote, (select jsonb_agg(to_jsonb(l) order by l.id) from quote_lines l where l.quote_id = q.id) lines,
      (select jsonb_agg(to_jsonb(v) order by v.id) from quote_versions v where v.quote_id = q.id) versions,
      (select count(*) from quote_events e where e.quote_id = q.id) events,
      (select count(*) from attachments f where f.owner_kind = 'quote' and f.owner_id = q.id) files from quotes q where q.quote_no = ${quoteNo}`);
  return rows[0];
}

const LINE = { lineNo: 1, offerNo: 1, productName: '垫片', quantity: 1, unitPrice: '1.00', taxRateBp: 1_300 };

it('sees the acts of both sides', () => {
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['quotes.negotiate', 'quoteDesk.send']));
  expect(calls.length).toBeGreaterThan(10);
});

describe.each(Object.keys(ENDS) as (keyof typeof ENDS)[])('a quote that is %s', (end) => {
  it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
    'refuses %s and stays as it is',
    async (_, call) => {
      const { quoteNo } = await buildQuote(shop.db.owner, buyer);
      await shop.db.owner.execute(sql`${ENDS[end]}${quoteNo}`);
      const before = await stateOf(quoteNo);
      const known = {
        quoteNo,
        versionNo: 1,
        version: 1,
        note: '再便宜些',
        question: '？',
        reason: '？',
        freight: '0.00',

        passed: true,
        lines: call.name === 'quoteDesk.save' ? [LINE] : undefined,
      };
      const { token } = call.name.startsWith('quoteDesk') ? staff : buyer;
      const send = () => {
        if (call.name === 'quotes.upload') return uploadFile(shop, call.path, { quoteNo }, buyer);
        const sample = sampleInput(call, known) as Record<string, unknown>;
        const extra = call.name === 'quotes.negotiate' ? { note: known.note } : {};
        const { path, body } = callInput(call, { ...sample, ...extra });
        return shop.post(path, body, { token, key: randomUUID() });
      };
      const answer = await send();
      expect([answer.status, answer.body.message]).toEqual([409, expect.any(String)]);
      expect(await stateOf(quoteNo)).toEqual(before);
    },
  );
});
