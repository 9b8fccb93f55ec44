import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { series } from '../../src/features/catalog/api/catalog-tables.ts';
import { exclusiveSkus, visibilityRules } from '../../src/features/visible-goods/api/visibility-tables.ts';
import { buildMember } from '../factories/build-member.ts';
import { buildCategory, buildSku } from '../factories/build-sku.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import { buildCompany } from './build-company.ts';
import { test } from './journey.ts';

/** Pages that were rendered are used again where nothing differs (decision 0063): nobody may ever notice. */
const HTML = { accept: 'text/html' };

const nonceOf = (answer: APIResponse) =>
  /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';

/** The page without what belongs to this answer alone. */
async function textOf(answer: APIResponse): Promise<string> {
  const text = await answer.text();
  const { 'x-request-id': request = '' } = answer.headers();
  return text
    .replaceAll(nonceOf(answer), '…')
    .replaceAll(request, '…')
    .replace(/"times":\[[^\]]*\]|\bu:\d+/g, '…');
}

const open = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { ...HTML, ...headers } });

test('a page comes again with a nonce, a number and times of its own, and with the price of the moment', async ({
  request,
}) => {
  const { itemNo } = await buildBeside((db) => buildSku(db, { salesPrice: '1234.50', listPrice: '1234.50' }));
  const path = `/u-${itemNo}.html`;
  await open(request, path);
  // A word of a client's own that stands in every page.
  const poisoned = await open(request, path, { 'x-request-id': 'stylesheet' });
  const again = await open(request, path);
  expect(nonceOf(again)).not.toBe(nonceOf(poisoned));
  const text = await again.text();
  expect(text).toContain(`content="${again.headers()['x-request-id']}"`);
  expect(text).toContain(`nonce="${nonceOf(again)}"`);
  expect(text).not.toContain(nonceOf(poisoned));
  expect(text).toContain('rel="stylesheet"');
  expect(text).toContain('1,234.50');
  await besideShop('update skus set list_price = 7654300, sales_price = 7654300 where item_no = $1 returning id', [
    itemNo,
  ]);
  expect(await (await open(request, path)).text()).toContain('765.43');
});

/** The shop has two processes that keep pages of their own; they take connections in turn. */
const OPENINGS = 6;

/** What React rendered of a page: its data are put in for every answer anew, and would hide whose page it is. */
const withoutData = (text: string) => text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

/** The greeting of a page each time it is opened, told apart. */
async function greetingsOf(token: string | null, baseURL: string | undefined, path: string): Promise<string[]> {
  const greetings = new Set<string>();
  for (let n = 0; n < OPENINGS; n += 1) {
    const answer = await fetch(new URL(path, baseURL), {
      headers: { ...HTML, connection: 'close', ...(token === null ? {} : { cookie: `t=${token}` }) },
      redirect: 'manual',
    });
    expect(answer.status, path).toBe(200);
    greetings.add(/您好，[^<]*/.exec(withoutData(await answer.text()).replaceAll('<!-- -->', ''))?.[0] ?? 'nobody');
  }
  return [...greetings];
}

test('a page of one person is never that of another', async ({ baseURL }) => {
  const { buyer, approver } = await buildCompany({
    buyer: { name: '采购何工', role: '采购员' },
    approver: { name: '审批林工', role: '审批人' },
  });
  const { stranger } = await buildCompany({ stranger: { name: '外人周工', role: '采购员' } });
  const { itemNo } = await buildBeside((db) => buildSku(db));
  for (const path of [`/u-${itemNo}.html`, '/search.html']) {
    expect(await greetingsOf(buyer.token, baseURL, path)).toEqual(['您好，采购何工']);
    expect(await greetingsOf(approver.token, baseURL, path)).toEqual(['您好，审批林工']);
    expect(await greetingsOf(stranger.token, baseURL, path)).toEqual(['您好，外人周工']);
    expect(await greetingsOf(null, baseURL, path)).toEqual(['您好，欢迎使用 MRO采购系统']);
    expect(await greetingsOf(buyer.token, baseURL, path)).toEqual(['您好，采购何工']);
  }
});

/** What three have the same page for, in turn and several times: in what order answers arrive decides nothing. */
const LOADS = 4;

/** An item in a series of its own, so that there is a series to be known of. */
const buildSeriesItem = (db: Parameters<typeof buildSku>[0], facts: { exclusive?: boolean } = {}) =>
  buildCategory(db).then(async (categoryId) => {
    const [made] = await db
      .insert(series)
      .values({ code: `KEPT-${categoryId}`, name: '测试系列', categoryId })
      .returning({ id: series.id });
    return buildSku(db, { ...facts, categoryId, seriesId: made?.id ?? 0n });
  });

test('unknown items, hidden ones and those kept for others have the same page, byte by byte, also after others saw them', async ({
  request,
}) => {
  const { mine, theirs, hidden, foreign } = await buildBeside(async (db) => {
    const [me, them] = [await buildMember(db), await buildMember(db)];
    const [one, other] = [await buildSeriesItem(db), await buildSeriesItem(db, { exclusive: true })];
    await db.insert(visibilityRules).values({ firmId: me.firmId, effect: 'hide', kind: 'sku', targetId: one.skuId });
    await db.insert(exclusiveSkus).values({ firmId: them.firmId, skuId: other.skuId });
    return { mine: me.token, theirs: them.token, hidden: one.itemNo, foreign: other.itemNo };
  });
  const openAs = (token: string, item: string) => open(request, `/u-${item}.html`, { cookie: `t=${token}` });
  for (const item of [hidden, foreign]) {
    for (let times = 0; times < 2; times += 1) expect((await openAs(theirs, item)).status()).toBe(200);
  }
  const pages = new Set<string>();
  for (let load = 0; load < LOADS; load += 1) {
    for (const item of [`${foreign.slice(0, -1)}X`, hidden, foreign]) {
      const answer = await openAs(mine, item);
      expect(answer.status()).toBe(404);
      const text = (await textOf(answer)).replaceAll(item, '…');
      expect(text).toMatch(/<html.*<\/html>/s);
      pages.add(text);
    }
  }
  const [first = '', second = first] = pages;
  expect(second).toBe(first);
  expect(first).not.toContain('"series"');
});
