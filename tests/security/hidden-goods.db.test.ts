import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { series } from '#features/catalog/api/catalog-tables.ts';
import { skuPairs } from '#features/recommendations/api/recommendation-tables.ts';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import { exclusiveSkus, visibilityRules } from '#features/visible-goods/api/visibility-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { STAFF } from '#platform/shared/define-endpoint.ts';
import { buildCenter } from '#tests/factories/build-budget.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { OBJECT_KINDS } from '#tests/generated/object-kinds.ts';
import { callInput, type InputField, type Known, listFields, sampleInput } from '#tests/generated/sample-input.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/**
 * Security check 13, straight from the contracts: every call that names an item, and every call that searches, gives
 * the same answer for an item hidden from the caller, one kept for another firm, and one that does not exist. A call
 * that takes the number of an item is covered the day it is declared.
 */
// The same figures: a search without results names categories whose names share pairs of signs with what was asked, and
// categories of other factories are numbered.
const NUMBERS = { hidden: 'HDQX70001', exclusive: 'EXQY70001', absent: 'NOQZ70001', seen: 'SEQW70001' } as const;
/** Names and manufacturers' numbers that must leave in no answer. */
const SECRETS = ['隐藏的减速机', '专供的减速机', 'GEHEIM'];

/** Budget of the buyer's, in which goods that can be ordered are counted. */
const CENTER = 'GEARROOM';

/** The pattern of `itemNo` in wire-schemas: whatever field has it takes the number of an item. */
const ITEM_NUMBER = '^[0-9A-Za-z][0-9A-Za-z\\-_.+/]*$';

/** Inputs that the number and the required fields alone do not make whole. */
const SHAPES: Readonly<Record<string, (number: string) => unknown>> = {
  'catalog.compare': (number) => ({ itemCodes: [number, 'SEQW70002'] }),
  'corrections.save': (itemCode) => ({ itemCode, fields: ['name'], content: '名称与实物不符' }),
  'selections.create': (skuCode) => ({ name: `清单 ${(keys += 1)}`, lines: [{ skuCode, quantity: 1 }] }),
  'checkout.control': (skuCode) => ({ lines: [{ skuCode, quantity: 1 }], costCenter: CENTER }),
  'recommendations.items': (number) => ({ itemCodes: [number], relation: 'together' }),
};

/** Calls that answer alike whatever the number, with the reason; everything else must tell a seen item apart. */
const BLIND: Readonly<Record<string, string>> = {
  'search.clickDetails': 'notes a click and says nothing',
  'search.feedback': 'notes an opinion and says nothing',
  'cart.clearChoose': 'counts what is left of the own cart, where none of them lies',
  'cart.alreadyObtained': 'says of the restricted catalogue alone whether the own firm has had it',
  'cart.split': 'splits lines of the own cart, where none of them lies',
  'sharedCarts.save': 'shares lines of the own cart, where none of them lies',
  'cart.modify': 'changes lines of the own cart, where none of them lies',
  'cart.modifyBatch': 'changes lines of the own cart, where none of them lies',
  'accounts.queryCompanies': 'finds companies in a public register',
  'orders.list': 'finds orders of the own firm, in which none of them stands',
  'orders.firmList': 'the same',
  'orderPapers.batchExport': 'the same, as a file',
  'orders.orderCount': 'counts orders of the own firm, in which none of them stands',
  'orders.itemPurchases': 'tells purchases of the own firm, which has made none',
  'purchases.list': 'finds goods the own firm has bought, of which it has bought none',
  'purchases.export': 'the same, as a file',
  'selections.list': 'finds lists by their names, of which none is a number',
  'selections.editLine': 'changes lines of an own list, where none of them lies',
  'selections.removeLines': 'removes lines of an own list, where none of them lies',
  'selections.arrange': 'arranges lines of an own list, where none of them lies',
  'enquiries.saveDraft':
    'keeps what was written; what is none for the writer is kept as words, as enquiry-drafts.db.test.ts has it',
  'enquiries.list': 'finds enquiries of the own firm, in which none of them stands',
  'quotes.list': 'finds quotes of the own firm, in which none of them stands',
  'quotes.count': 'counts them',
  'quotes.exportList': 'the same, as a file',
  'afterSales.places': 'finds orders of the own firm, in which none of them stands',
  'afterSales.list': 'finds cases of the own firm, in which none of them stands',
  'afterSales.export': 'the same, as a file',
  'invoices.places': 'finds orders and statements of the own firm, in which none of them stands',
  'invoices.list': 'finds applications of the own firm, in which none of them stands',
  'invoices.issued': 'finds invoices of the own firm, in which none of them stands',
  'invoices.export': 'the same, as a file',
  'statements.list': 'finds statements of the own firm, in which none of them stands',
  'statements.lines': 'finds lines of an own statement, in which none of them stands',
  'statementShares.openLines': 'finds lines of the one statement a link opens, in which none of them stands',
  'checkout.checkDuplicatePo': 'compares numbers of orders',
  'sharing.link':
    'keeps a word beside each item the address names; of which items may stand there, share-links.db.test.ts',
  'recommendations.click': 'notes a click and says nothing',
  'recommendations.coupleRecommendClick': 'notes a click and says nothing',
  'recommendations.recommendByMonthClick': 'notes a click and says nothing',
  'ranges.people': 'finds people of the own firm',
  'people.selectionPerson': 'the same',
  'people.orderPerson': 'the same',
  'members.list': 'the same',
  'members.counts': 'counts them',
  'members.export': 'the same, as a file',
  'exportSchedules.people': 'the same',
  'messages.list': 'finds what the person was told, who was told of none of them',
  'audit.list': 'finds what people of the own firm did, who have touched none of them',
  'audit.export': 'the same, as a file',
  'approvalFlows.choices': 'finds departments, people, roles and cost centres of the own firm, categories and brands',
  'industry.match': 'finds industries and categories, whose names everybody may know',
  'ranges.brands': 'finds brands, whose names everybody may know',
  'materials.match': 'knows codes of the own firm, of which none is the number of an item',
  'materials.remove': 'removes a code that none of them has',
};

/** Tells people what they have typed themselves. */
const OWN_WORDS = 'search.history';

let shop: TestShop;
let buyer: TestMember;
let known: Known;
let keys = 0;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  buyer = await buildMember(owner);
  await buildCenter(owner, buyer.firmId, { code: CENTER, limitFen: 100_000_000n });
  const other = await buildFirm(owner);
  const categoryId = await buildCategory(owner, { code: 'GEAR', name: '传动设备' });
  const brandId = await buildBrand(owner, { code: 'GEARS', name: '精传' });
  const [line] = await owner
    .insert(series)
    .values({ code: 'GEAR-S', name: '传动系列', categoryId, brandId })
    .returning();
  const place = { categoryId, brandId, seriesId: line?.id };
  const seen = await buildSku(owner, {
    ...place,
    itemNo: NUMBERS.seen,
    name: '可见的减速机',
    mpn: 'OFFEN-1',
    salesCount: 3,
  });
  const beside = await buildSku(owner, { ...place, itemNo: 'SEQW70002', name: '可见的联轴器' });
  const hidden = await buildSku(owner, { ...place, itemNo: NUMBERS.hidden, name: SECRETS[0], mpn: 'GEHEIM-1' });
  const facts = { itemNo: NUMBERS.exclusive, name: SECRETS[1], mpn: 'GEHEIM-2', exclusive: true };
  const exclusive = await buildSku(owner, { ...place, ...facts });
  await owner
    .insert(visibilityRules)
    .values({ firmId: buyer.firmId, effect: 'hide', kind: 'sku', targetId: hidden.skuId });
  await owner.insert(exclusiveSkus).values({ firmId: other.firmId, skuId: exclusive.skuId });
  // Whoever has bought any of them has bought all of them.
  const together = [seen, beside, hidden, exclusive].map(({ skuId }) => skuId);
  const pairs = together.flatMap((skuId) =>
    together.filter((id) => id !== skuId).map((otherId) => ({ skuId, otherId })),
  );
  await owner.insert(skuPairs).values(pairs.map((pair) => ({ ...pair, orders: 5 })));
  await rebuildSearchIndex(owner);
  const codes = {
    productCode: 'GEAR-S',
    categoryCode: 'GEAR',
    inCategory: 'GEAR',
    brandCode: 'GEARS',
    inBrand: 'GEARS',
  };
  known = { ...codes, keyword: '减速机', type: 'enterprise', regionCode: '320571' };
});
afterAll(() => shop.stop());

const isForCustomers = ({ meta }: DeclaredEndpoint) => meta.identities.some((identity) => !STAFF.includes(identity));
const endpoints = listEndpoints(contract).filter(isForCustomers);
const namesItem = ({ ownName, schema }: InputField) => schema.pattern === ITEM_NUMBER || ownName === 'keyword';
const itemFields = endpoints.flatMap((endpoint) =>
  listFields(endpoint, {})
    .filter(namesItem)
    .map(({ name }) => ({ endpoint, name })),
);

const OPEN = new Set(['anonymous', 'visitor']);
const isOpen = ({ meta }: DeclaredEndpoint) => meta.identities.some((identity) => OPEN.has(identity));
const isForBuyers = ({ meta }: DeclaredEndpoint) => meta.identities.includes('company');

/** Other fields of the input name things that exist and are the caller's own. */
async function surroundings({ meta }: DeclaredEndpoint): Promise<Known> {
  const own: Record<string, unknown> = {};
  for (const [field, kind] of Object.entries(meta.objects)) {
    own[field.split('.').at(-1) ?? ''] = await OBJECT_KINDS[kind]?.build(shop, buyer);
  }
  return { ...known, ...own };
}

type Asker = 'buyer' | 'visitor';

/** A session of its own for every call: some calls end those of their caller. */
const freshToken = () => buildSession(shop.db.owner, { ...buyer, membershipId: buyer.memberId });

async function ask(endpoint: DeclaredEndpoint, input: unknown, asker: Asker) {
  const token = asker === 'buyer' ? await freshToken() : undefined;
  keys += 1;
  const { path, body } = callInput(endpoint, input);
  const as = { token, key: `hidden-goods-${keys}` };
  return endpoint.method === 'GET' ? shop.get(path, as) : shop.post(path, body, as);
}

/** Input with the number in one field: fields of which one is wanted stand alone. */
function inputWith({ endpoint, name }: { endpoint: DeclaredEndpoint; name: string }, value: string, around: Known) {
  const shape = SHAPES[endpoint.name];
  if (shape) return shape(value);
  const field = listFields(endpoint, around).find((one) => one.name === name);
  if (!field) throw new Error(`${endpoint.name} has no field ${name}`);
  return field.place(value);
}

/** What came back, without the moment, the numbers of the request and of what was made, and the number that was asked for. */
function bytesOf({ status, body }: { status: number; body: unknown }, asked: string): string {
  const made = /"(?:listId|enquiryNo|savedAt|promisedAt)":"[^"]+"/g;
  const text = JSON.stringify({ ...(body as object), requestId: undefined }).replace(made, '');
  return `${status} ${text.replaceAll(asked, '…').replaceAll(asked.toLowerCase(), '…')}`;
}

describe.each(itemFields.map((one) => [`${one.endpoint.name}, ${one.name}`, one] as const))('%s', (_, one) => {
  const { endpoint } = one;
  const answer = async (kind: keyof typeof NUMBERS, asker: Asker) => {
    const number = NUMBERS[kind];
    const input = inputWith(one, number, await surroundings(endpoint));
    const given = await ask(endpoint, input, asker);
    expect(given.status).toBeLessThan(500);
    return bytesOf(given, number);
  };

  it.runIf(isForBuyers(endpoint))('tells a buyer nothing of hidden and exclusive goods', async () => {
    const absent = await answer('absent', 'buyer');
    expect(await answer('hidden', 'buyer')).toBe(absent);
    expect(await answer('exclusive', 'buyer')).toBe(absent);
    if (!(endpoint.name in BLIND)) expect(await answer('seen', 'buyer')).not.toBe(absent);
  });

  it.runIf(isOpen(endpoint))('tells visitors nothing of exclusive goods', async () => {
    const absent = await answer('absent', 'visitor');
    expect(await answer('exclusive', 'visitor')).toBe(absent);
  });
});

const finders = endpoints.filter((endpoint) => isForBuyers(endpoint) && endpoint.name !== OWN_WORDS);

describe.each(finders.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('names no hidden goods among those it finds by itself', async () => {
    const around = await surroundings(endpoint);
    const fields = listFields(endpoint, around).filter(({ ownName }) => ownName in known);
    const inputs = fields.length
      ? fields.map((field) => field.place(known[field.ownName]))
      : [sampleInput(endpoint, around)];
    for (const asker of isOpen(endpoint) ? (['buyer', 'visitor'] as const) : (['buyer'] as const)) {
      // Visitors see what is hidden from one firm alone.
      const secrets =
        asker === 'buyer' ? [...SECRETS, NUMBERS.hidden, NUMBERS.exclusive] : [SECRETS[1], NUMBERS.exclusive];
      for (const input of inputs) {
        const text = JSON.stringify((await ask(endpoint, input, asker)).body);
        expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
      }
    }
  });
});

it('counts in results and facets what it shows', async () => {
  const { body } = await shop.post(
    '/product-provider-v2/search/product',
    { keyword: '减速机' },
    { token: await freshToken() },
  );
  expect(body.data.items.map(({ itemCode }: { itemCode: string }) => itemCode)).toEqual([NUMBERS.seen]);
  expect(body.data.total).toBe(1);
  const counts = [...body.data.facets.categories, ...body.data.facets.brands].map(
    ({ count }: { count: number }) => count,
  );
  expect(counts).toEqual([1, 1]);
});

it('draws pictures of exclusive goods for nobody else', async () => {
  const picture = async (itemNo: string, token?: string) => {
    const headers: Record<string, string> = token ? { token } : {};
    const answer = await fetch(`${shop.url}/media/sku/${itemNo}/0-96.webp`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
    return [answer.status, answer.headers.get('etag'), answer.headers.get('cache-control'), bytes];
  };
  expect(await picture(NUMBERS.exclusive)).toEqual(await picture(NUMBERS.absent));
  expect(await picture(NUMBERS.exclusive, await freshToken())).toEqual(await picture(NUMBERS.absent));
  expect((await picture(NUMBERS.seen))[0]).toBe(200);
});

it('finds the calls it is meant to cover', () => {
  const names = new Set(itemFields.map(({ endpoint }) => endpoint.name));
  const expected = ['catalog.detail', 'catalog.stockCheck', 'cart.add', 'checkout.create', 'prices.realPrices'];
  for (const name of [...expected, 'search.suggest', 'viewHistory.add', 'materials.put']) expect(names).toContain(name);
  const gone = Object.keys(BLIND).filter((name) => !names.has(name));
  expect(gone).toEqual([]);
});
