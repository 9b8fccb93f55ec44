import { asc, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSearchCatalogue } from '#tests/factories/build-search-catalogue.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { productSearch } from '../contract/search-schemas.ts';
import { TRADE_SYNONYMS } from '../rules/synonyms.ts';
import { searchEffects, searchImportEffects } from './index-catalog.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { rebuildSearchIndex } from './rebuild-index-repo.ts';
import { searchWordEffects } from './reindex-words.ts';
import { searchProducts } from './search-products.ts';

const DESK = '/product-provider-v2/desk/search';

let shop: TestShop;
let staff: TestMember;
let powerless: TestMember;
let buyer: TestMember;

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  await buildSearchCatalogue(owner);
  await rebuildSearchIndex(owner);
  const operator = await buildFirm(owner, { firmType: 'operator' });
  staff = await buildMember(owner, { firm: operator, permissions: ['DESK_SEARCH'] });
  powerless = await buildMember(owner, { firm: operator, permissions: [] });
  buyer = await buildMember(owner);
});
afterAll(() => shop.stop());

const save = (call: string, input: object, as: TestMember = staff) => shop.post(`${DESK}/${call}`, input, as);

/** What the worker does until nothing is left to do; effects bring further effects. */
async function settle(): Promise<string[]> {
  const handlers: Record<string, (payload: unknown) => Promise<void>> = {
    ...searchEffects(shop.db.app),
    ...searchImportEffects(shop.db.app),
    ...searchWordEffects(shop.db.app),
  };
  const topics: string[] = [];
  for (;;) {
    const rows = await shop.db.owner.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(asc(outbox.id));
    if (rows.length === 0) return topics;
    for (const { id, topic, payload } of rows) {
      await handlers[topic]?.(payload);
      await shop.db.owner.update(outbox).set({ doneAt: new Date() }).where(sql`id = ${id}`);
      topics.push(topic);
    }
  }
}

/** What a process finds that has just read its words; others do within half a minute. */
async function found(keyword: string): Promise<string[]> {
  const db = shop.db.owner;
  const index = createPostgresIndex(db);
  const sources = {
    db,
    index,
    vocabulary: await readVocabulary(db),
    levelCode: null,
    firmId: null,
    view: PUBLIC_VIEW,
    ownPrices: [],
    promotions: new Map(),
  };
  const { items, relaxed, corrected } = await searchProducts(productSearch.parse({ keyword }), sources);
  return relaxed || corrected !== null ? [] : items.map(({ itemCode }) => itemCode);
}

describe('synonyms', () => {
  const listed = async (): Promise<string[][]> =>
    (await shop.get(`${DESK}/synonyms`, staff)).body.data.map(({ words }: { words: string[] }) => words);

  it('are the shop’s own until somebody saves some', async () => {
    expect(await listed()).toEqual(TRADE_SYNONYMS);
    expect((await save('saveSynonyms', { was: null, words: ['扳手', '六角匙'] })).body.message).toContain('扳手');
    expect(await listed()).toEqual(TRADE_SYNONYMS);
  });

  it('are found by, once saved, also in names that were cut without knowing the word', async () => {
    expect(await found('六角匙 8mm')).toEqual([]);
    const { status } = await save('saveSynonyms', { was: null, words: ['内六角扳手', '六角匙', ' 六角匙 '] });
    expect([status, (await listed())[0], (await listed()).length]).toEqual([
      200,
      ['内六角扳手', '六角匙'],
      TRADE_SYNONYMS.length + 1,
    ]);
    expect(await settle()).toEqual(['search.wordsChanged', 'catalog.imported']);
    expect(await found('六角匙 8mm')).toEqual(['TOO001']);
  });

  it('are changed and removed by their first word', async () => {
    await save('saveSynonyms', { was: '内六角扳手', words: ['内六角扳手', '艾伦键'] });
    expect([await found('六角匙 8mm'), await found('艾伦键 8mm')]).toEqual([[], ['TOO001']]);
    await save('removeSynonyms', { word: '内六角扳手' });
    expect([await found('艾伦键 8mm'), (await listed()).length]).toEqual([[], TRADE_SYNONYMS.length]);
    await settle();
  });

  it.each([
    [{ was: null, words: ['螺钉', '丝'] }, 31010],
    [{ was: null, words: ['丝', '螺钉'] }, 31010],
    [{ was: '没有的词', words: ['甲', '乙'] }, 31011],
    [{ was: null, words: ['ＡＢ', 'ab'] }, 31013],
    [{ was: null, words: ['单独'] }, 40000],
  ])('refuses %j', async (input, code) => {
    const { body } = await save('saveSynonyms', input);
    expect([body.success, body.code]).toEqual([false, code]);
  });

  it('notes who changed what', async () => {
    const { rows } = await shop.db.owner.execute(
      sql`select action, user_id, after from audit_log where action like 'search.synonyms%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'search.synonymsSaved',
      'search.synonymsSaved',
      'search.synonymsRemoved',
    ]);
    expect(rows[0]).toMatchObject({ user_id: String(staff.userId), after: ['内六角扳手', '六角匙'] });
  });
});

describe('brand aliases', () => {
  it('lead to the goods and to the brand once saved', async () => {
    expect(await found('豪迈牌 M6')).toEqual([]);
    expect((await save('saveBrandAliases', { brandCode: 'DM', aliases: ['豪迈牌', 'DM牌', '东明'] })).status).toBe(200);
    expect(await settle()).toEqual(['search.brandChanged', 'catalog.imported']);
    expect(await found('豪迈牌 M6')).toEqual(['FAS003']);
    const { body } = await shop.get(`${DESK}/brands?keyword=${encodeURIComponent('豪迈')}`, staff);
    expect(body.data).toMatchObject({ total: 1, list: [{ brandCode: 'DM', aliases: ['豪迈牌', 'DM牌'] }] });
    const offered = await shop.post('/product-provider-v2/search/suggestWord', { keyword: 'haomaix' }, buyer);
    expect(offered.body.data).toEqual([]);
    const typed = await shop.post('/product-provider-v2/search/suggestWord', { keyword: '豪迈' }, buyer);
    expect(typed.body.data).toContainEqual(expect.objectContaining({ kind: 'brand', suggestKeyword: '东明' }));
  });

  it.each([
    ['DM', ['伍尔特'], 31015],
    ['DM', ['wurth'], 31015],
    ['NOBODY', ['x1'], 31014],
  ])('refuses %s as %j', async (brandCode, aliases, code) => {
    expect((await save('saveBrandAliases', { brandCode, aliases })).body.code).toBe(code);
  });
});

describe('redirects', () => {
  const typeOf = async (keyword: string) => {
    const input = { keyword, searchId: '0123456789abcdef' };
    return (await shop.post('/product-provider-v2/search/searchType', input, buyer)).body.data;
  };

  it('lead where they say, however the word is typed', async () => {
    await save('saveRedirect', { was: null, keyword: '品牌 大全', url: '/brandindex.html' });
    expect(await typeOf('品牌大全')).toMatchObject({ type: 'a', url: '/brandindex.html' });
    await save('saveRedirect', { was: '品牌大全', keyword: '全部品牌', url: 'https://partner.example/brands' });
    expect((await typeOf('品牌大全')).type).toBe('s');
    expect(await typeOf('全部品牌')).toMatchObject({ type: 'a', url: 'https://partner.example/brands' });
    expect((await shop.get(`${DESK}/redirects`, staff)).body.data).toMatchObject({
      total: 1,
      list: [{ keyword: '全部品牌' }],
    });
    await save('removeRedirect', { keyword: '全部品牌' });
    expect((await typeOf('全部品牌')).type).toBe('s');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', '/a b', 'ftp://x'])(
    'never lead to %s',
    async (url) => {
      expect((await save('saveRedirect', { was: null, keyword: '坏', url })).status).toBe(400);
    },
  );

  it('are one for a word', async () => {
    await save('saveRedirect', { was: null, keyword: '活动', url: '/' + 'a' });
    expect((await save('saveRedirect', { was: null, keyword: ' 活 动', url: '/b' })).body.code).toBe(31016);
    expect((await save('removeRedirect', { keyword: '没有' })).body.code).toBe(31017);
  });
});

it('is closed to customers and to staff without the right', async () => {
  const calls = ['synonyms', 'brands', 'redirects', 'misses', 'feedback'];
  for (const as of [buyer, powerless]) {
    for (const call of calls) expect((await shop.get(`${DESK}/${call}`, as)).status).toBe(403);
    expect((await save('removeSynonyms', { word: '螺钉' }, as)).status).toBe(403);
  }
});
