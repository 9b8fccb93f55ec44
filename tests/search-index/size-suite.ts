import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CANDIDATES, type SearchDocument } from '#features/search/api/search-index.ts';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { lexemes, need, type Suite } from './suite-world.ts';

/** More items of one word than a search looks at: the later, the better sold and the dearer. */
function crowdOf(suite: Suite): SearchDocument[] {
  const [first] = suite.documents();
  if (!first) throw new Error('no document');
  return suite.world.many.map((skuId, at) => ({
    ...first,
    skuId,
    codes: [`CROWD${skuId}`],
    ownCode: `CROWD${skuId}`,
    lexemes: lexemes({ 垫圈: 'A' }),
    salesCount: at,
    price: BigInt(1_000 + at),
    listPrice: BigInt(2_000 + at),
    listedAt: new Date(Date.UTC(2020, at % 60, 1 + (at % 28))),
  }));
}

const BATCH = 1_000;
const needs = [need('垫圈')];

function describeCrowd(suite: Suite): void {
  let crowd: SearchDocument[];
  let many: readonly bigint[];

  beforeAll(async () => {
    crowd = crowdOf(suite);
    many = suite.world.many;
    for (let at = 0; at < crowd.length; at += BATCH) await suite.index.write(crowd.slice(at, at + BATCH));
  });
  afterAll(() => suite.index.remove(many));

  it('says that more fit, and shows the best of all', async () => {
    const best = await suite.search({ needs });
    expect([best.capped, best.total, best.sampled]).toEqual([true, MOST_CANDIDATES, true]);
    // What every item has is counted as often as items were looked at, and never more often than it is there.
    expect(best.counted).toBeLessThan(MOST_CANDIDATES);
    expect(best.brands).toEqual([{ value: 1n, count: best.counted }]);
    expect(best.skuIds).toEqual(many.slice(-20).toReversed());
    const exact = await suite.search({ needs, code: `CROWD${many[0]}` });
    expect(exact.skuIds[0]).toBe(many[0]);
  });

  it('sorts all of them, not only the best', async () => {
    expect(await suite.found({ needs, sort: 'priceAsc' })).toEqual(many.slice(0, 20));
    expect(await suite.found({ needs, sort: 'priceDesc', offset: 40 })).toEqual(many.slice(-60, -40).toReversed());
    const newest = await suite.found({ needs, sort: 'new', limit: 100 });
    const listed = new Map(crowd.map(({ skuId, listedAt }) => [skuId, listedAt.getTime()]));
    const dates = newest.map((skuId) => listed.get(skuId) ?? 0);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(dates[0]).toBe(Math.max(...listed.values()));
  });

  it('sorts all of them by promotions, dearest and cheapest first', async () => {
    const [bargain, reduced] = [many.at(-1) ?? 0n, many.at(-2) ?? 0n];
    const promotions = new Map([
      [Number(bargain), 500],
      [Number(reduced), 3_000],
    ]);
    expect(await suite.found({ needs, sort: 'priceAsc', promotions })).toEqual([bargain, ...many.slice(0, 19)]);
    // Neither takes the place of one that costs more.
    const dearest = await suite.found({ needs, sort: 'priceDesc', promotions });
    expect(dearest).toEqual(many.slice(-22, -2).toReversed());
  });

  it('filters all of them, not only the best', async () => {
    const few = await suite.search({ needs, price: { from: 1_005n, to: 1_009n } });
    expect([few.capped, few.total, few.skuIds]).toEqual([false, 5, many.slice(5, 10).toReversed()]);
    expect([few.counted, few.brands]).toEqual([5, [{ value: 1n, count: 5 }]]);
    const none = await suite.search({ needs, brandIds: [2n] });
    expect([none.total, none.skuIds, none.brands.length, none.sampled]).toEqual([0, [], 1, true]);
  });

  it('ends where it ends, without losing or repeating anything before', async () => {
    const pages = await Promise.all([9_960, 9_980, 10_000].map((offset) => suite.found({ needs, offset })));
    expect(new Set(pages.flat()).size).toBe(40);
    expect(pages[2]).toEqual([]);
  });

  it('follows a change at once', async () => {
    const best = crowd.slice(-1).map((document) => ({ ...document, salesCount: 0, productStatus: 8 }));
    await suite.index.write(best);
    expect((await suite.found({ needs }))[0]).toBe(many.at(-2));
    await suite.index.write(crowd.slice(-1));
    expect((await suite.found({ needs }))[0]).toBe(many.at(-1));
  });
}

/** Results that are too large to be looked at whole, and documents that change. */
export function describeSize(suite: Suite): void {
  describe('of more items than a search looks at', () => describeCrowd(suite));

  it('replaces documents instead of adding them, and forgets them', async () => {
    await suite.index.write(suite.documents().map((document) => ({ ...document, lexemes: lexemes({ 改: 'A' }) })));
    expect((await suite.search({ needs: [need('改')] })).total).toBe(4);
    expect((await suite.search({ needs: [need('螺钉')] })).total).toBe(0);
    await suite.index.remove([suite.small, suite.large]);
    expect((await suite.search({ needs: [need('改')] })).total).toBe(2);
    expect(await suite.index.findCode('SMALL1', 3, PUBLIC_VIEW)).toEqual([]);
  });
}
