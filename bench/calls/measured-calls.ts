import { randomUUID } from 'node:crypto';
import { ask } from '../catalog/ask-shop.ts';
import { SHOP } from '../demo-session.ts';
import type { BenchPerson } from '../load/bench-companies.ts';
import { type BenchGoods, SEARCH } from './bench-goods.ts';

export interface MeasuredCall {
  name: string;
  /** Requests, or whole checkouts, a second that one web process answers on two cores. */
  perSecond?: number;
  /** Milliseconds. */
  p95?: number;
  connections: number;
  /** One of them; throws where the answer is not what was asked for. */
  run(person: BenchPerson, n: number): Promise<void>;
}

type Body = { data: unknown };

async function call<T>(
  { session }: BenchPerson,
  path: string,
  { body, keyed = false }: { body?: unknown; keyed?: boolean } = {},
): Promise<T> {
  const headers = { ...session, ...(keyed ? { 'idempotency-key': randomUUID() } : {}) };
  const { text } = await ask(SHOP, { method: body === undefined ? 'GET' : 'POST', path, body, headers });
  return (JSON.parse(text) as Body).data as T;
}

/** A quick answer that says nothing is no answer. */
function mustBe(right: boolean, what: string): void {
  if (!right) throw new Error(`not what was asked for: ${what}`);
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

async function add(person: BenchPerson, skuCodes: readonly string[]): Promise<void> {
  const lines = skuCodes.map((skuCode) => ({ skuCode, quantity: 1 }));
  const added = await call<{ successInfos: { skuCode: string }[]; addedAmount: string }>(
    person,
    '/cart-center/cart/add/enterprise',
    { body: { lines }, keyed: true },
  );
  mustBe(added.successInfos.length === lines.length && Number(added.addedAmount) > 0, `cart of ${skuCodes.join(' ')}`);
}

/** Into the cart, worked out, ordered out of the cart: the three calls that no order does without. */
async function checkOut(person: BenchPerson, skuCodes: readonly string[]): Promise<void> {
  await add(person, skuCodes);
  const wanted = skuCodes.map((skuCode) => ({ skuCode, quantity: 1 }));
  const { totalAmount, lines } = await call<{ totalAmount: string; lines: { salesPrice: string }[] }>(
    person,
    '/oms-front/pre/calculate',
    { body: wanted },
  );
  const ordered = wanted.map((line, at) => ({ ...line, salesPrice: lines[at]?.salesPrice }));
  const order = { lines: ordered, totalAmount, addressId: person.addressId, fromCart: true };
  const made = await call<{ orderNo: string; lineCount: number }>(person, '/oms-front/trade/create', {
    body: order,
    keyed: true,
  });
  mustBe(made.lineCount === skuCodes.length && made.orderNo.length > 0, 'order');
}

/** Twenty different goods, others each time. */
const twentyOf = (goods: readonly string[], n: number) =>
  Array.from({ length: 20 }, (_, index) => pick(goods, n * 37 + index * 19));

function readingCalls({ items, queries }: BenchGoods): MeasuredCall[] {
  return [
    {
      name: 'item detail',
      perSecond: 900,
      connections: 16,
      async run(person, n) {
        const itemNo = pick(items, n);
        const path = `/product-provider-v2/site/item/detail?itemCode=${encodeURIComponent(itemNo)}`;
        const item = await call<{ itemCode: string; pictures: unknown[] }>(person, path);
        mustBe(item.itemCode === itemNo && item.pictures.length > 0, itemNo);
      },
    },
    {
      name: 'search with facets',
      perSecond: 400,
      connections: 16,
      async run(person, n) {
        const body = pick(queries, n);
        const found = await call<{ total: number; items: unknown[]; facets: unknown }>(person, SEARCH, { body });
        mustBe(found.facets !== undefined && found.items.length > 0, JSON.stringify(body));
      },
    },
    {
      name: 'prices of 40',
      p95: 5,
      connections: 1,
      async run(person, n) {
        const skuCodes = [...new Set(Array.from({ length: 40 }, (_, at) => pick(items, n * 41 + at * 7)))];
        const path = '/price-search/v2/price/queryRealPriceSkuBatch';
        const prices = await call<unknown[]>(person, path, { body: { skuCodes } });
        mustBe(prices.length === skuCodes.length, 'prices');
      },
    },
  ];
}

function buyingCalls({ stocked }: BenchGoods): MeasuredCall[] {
  return [
    {
      name: 'add to cart',
      perSecond: 450,
      connections: 16,
      run: (person, n) => add(person, [pick(stocked, n * 7)]),
    },
    {
      name: 'checkout of one line',
      perSecond: 120,
      connections: 8,
      run: (person, n) => checkOut(person, [pick(stocked, n * 7)]),
    },
    {
      name: 'checkout of 20 lines',
      perSecond: 80,
      connections: 8,
      run: (person, n) => checkOut(person, twentyOf(stocked, n)),
    },
  ];
}

export const measuredCalls = (goods: BenchGoods) => [...readingCalls(goods), ...buyingCalls(goods)];
