import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { users } from '#features/access/api/access-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import type { Identity } from '#platform/shared/identities.ts';
import { buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { callInput, sampleInput } from '../sample-input.ts';
import { INTERNAL_TABLES, KEPT_BY_THE_SHOP, OPEN_COLUMNS, TABLES_OF_THE_SHOP } from './internal-columns.ts';
import { buildLivingCompany, type LivingCompany, SECRET_LIMIT } from './living-company.ts';
import { isInternal, plantCanaries, wordColumns } from './plant-canaries.ts';

/**
 * Nothing internal of a company reaches the shop's sales people (decision 0044): every internal column carries a canary, and
 * no call that a sales account may make answers with one.
 */
const NAME = 'canary-approver-name';
const ends = (identity: Identity) => listEndpoints(contract).filter(({ meta }) => meta.identities.includes(identity));

let shop: TestShop;
let company: LivingCompany;
let planted: string[];
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  company = await buildLivingCompany(shop);
  planted = await plantCanaries(shop.db.owner, company.buyer.firmId);
  await shop.db.owner.update(users).set({ realName: NAME }).where(eq(users.id, company.approver.userId));
});
afterAll(() => shop.stop());

/** One input for each object of the company that the call could name. */
function inputsOf(endpoint: DeclaredEndpoint): unknown[] {
  const known = { skuCode: company.itemNo, itemCode: company.itemNo, keyword: 'canary', type: 'enterprise' };
  const named = Object.entries(endpoint.meta.objects).flatMap(([field, kind]) =>
    (company.numbers[kind] ?? []).map((number) => ({ ...known, [field.split('.').at(-1) ?? '']: number })),
  );
  return (named.length > 0 ? named : [known]).map((one) => sampleInput(endpoint, one));
}

async function answersTo(member: TestMember, endpoint: DeclaredEndpoint): Promise<string[]> {
  const place = { ...member, membershipId: member.memberId };
  return Promise.all(
    inputsOf(endpoint).map(async (input, index) => {
      const { path, body } = callInput(endpoint, input);
      const token = await buildSession(shop.db.owner, place);
      const key = `inside-${endpoint.name}-${index}-${member.memberId}`;
      const headers = { token, 'content-type': 'application/json', 'idempotency-key': key };
      const sent = endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(shop.url + path, { method: endpoint.method, headers, ...sent });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
}

const toldIn = (texts: readonly string[]) =>
  [...planted, NAME, SECRET_LIMIT.digits].filter((canary) => texts.some((text) => text.includes(canary)));

describe('columns', () => {
  it('are internal, or told for a reason: a new one has to be decided', async () => {
    const undecided = (await wordColumns(shop.db.owner)).filter(
      (one) =>
        !isInternal(one) &&
        !TABLES_OF_THE_SHOP.has(one.table) &&
        !OPEN_COLUMNS[one.table]?.[1].split(' ').includes(one.column),
    );
    expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('are decided once, and exist', async () => {
    const all = await wordColumns(shop.db.owner);
    const names = new Set(all.map(({ table, column }) => `${table}.${column}`));
    const open = Object.entries(OPEN_COLUMNS).flatMap(([table, [, columns]]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    );
    expect(open.filter((name) => !names.has(name))).toEqual([]);
    expect(all.filter((one) => isInternal(one) && open.includes(`${one.table}.${one.column}`))).toEqual([]);
    const tables = new Set(all.map(({ table }) => table));
    expect([...INTERNAL_TABLES].filter((table) => !tables.has(table))).toEqual([]);
  });
});

describe.each(ends('sales').map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('tells a sales account nothing internal', async () => {
      expect(toldIn(await answersTo(company.sales, endpoint))).toEqual([]);
    });
  },
);

/** Where a sales account looks at documents of its customer; nothing is proved by refusals. */
const LOOKS = [
  ...['orders.list', 'orders.get', 'orders.detail', 'orders.orderHome', 'quotes.list', 'quotes.homeList'],
  ...['quotes.detail', 'enquiries.list', 'enquiries.detail', 'fulfilment.logistics', 'shareRequests.ofOrder'],
  ...['shareRequests.preview', 'orderLinks.list', 'sales.customers', 'sales.duties', 'sales.purchases'],
];

it.each(LOOKS)('%s answers a sales account', async (name) => {
  const endpoint = ends('sales').find((one) => one.name === name);
  const answers = endpoint ? await answersTo(company.sales, endpoint) : [];
  expect(answers.map((text) => text.slice(0, 3))).toEqual(answers.map(() => '200'));
  expect(answers.length).toBeGreaterThan(0);
});

it('would see it: the company itself is told', async () => {
  const reads = ends('company').filter(({ method, meta }) => method === 'GET' || meta.transaction === 'read');
  const texts = (await Promise.all(reads.map((endpoint) => answersTo(company.buyer, endpoint)))).flat();
  const told = toldIn(texts);
  expect(told).toEqual(
    expect.arrayContaining([
      ...['canary-cost_centers-name-', 'canary-order_lines-cost_center-', 'canary-quote_lines-cost_center-'],
      ...['canary-enquiry_lines-cost_center-', 'canary-order_events-detail-', 'canary-quote_events-detail-'],
      ...['canary-orders-over_budget-', 'canary-statements-group_key-', NAME, SECRET_LIMIT.digits],
    ]),
  );
  expect(told.length).toBeGreaterThan(12);
  const ofTheShop = (canary: string) => KEPT_BY_THE_SHOP.has(canary.split('-')[1] ?? '');
  expect(planted.filter(ofTheShop)).toContain('canary-quote_costs-price_reason-');
  expect(told.filter(ofTheShop)).toEqual([]);
});
