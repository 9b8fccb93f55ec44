import { expect, it } from 'vitest';
import type { Need } from '#features/search/rules/search-term.ts';
import { BEARINGS, FASTENERS, need, SCREWS, type Suite } from './suite-world.ts';

/** What is found, in which order, and how it is narrowed. */
export function describeFinding(suite: Suite): void {
  it('finds what has all needs, each by any of its ways', async () => {
    expect(await suite.found({ needs: [need('螺钉'), need('m10')] })).toEqual([suite.large]);
    expect(await suite.found({ needs: [need('nothing', '轴承')] })).toEqual([suite.bearing]);
    expect(await suite.found({ needs: [need('螺钉'), need('轴承')] })).toEqual([]);
    expect(await suite.found({ needs: [{ text: '6205', anyOf: [[{ key: '6205', prefix: true }]] }] })).toEqual([
      suite.small,
    ]);
    const whole: Need = { text: '螺钉', anyOf: [[{ key: '螺钉', whole: true }]] };
    expect(await suite.found({ needs: [whole] })).toEqual([suite.small, suite.stopped]);
  });

  it('takes signs in words for signs', async () => {
    expect(await suite.found({ needs: [need("it's")] })).toEqual([suite.small]);
    expect(await suite.found({ needs: [need('back\\slash')] })).toEqual([suite.small]);
    expect(await suite.found({ needs: [need("'|'")] })).toEqual([]);
  });

  it('puts the better field before the better seller, and what cannot be bought last', async () => {
    expect(await suite.found({ needs: [need('螺钉')] })).toEqual([suite.small, suite.large, suite.stopped]);
  });

  it('puts the item with the very number first', async () => {
    expect(await suite.found({ needs: [need('螺钉')], code: suite.itemNos[3] })).toEqual([
      suite.stopped,
      suite.small,
      suite.large,
    ]);
  });

  it('stays in its place', async () => {
    expect(await suite.found({ categoryId: FASTENERS })).toEqual([suite.large, suite.small, suite.stopped]);
    expect(await suite.found({ categoryId: BEARINGS })).toEqual([suite.bearing]);
    expect(await suite.found({ brandId: 1n, needs: [need('m8')] })).toEqual([suite.large, suite.small, suite.stopped]);
    const visible = await suite.search({ needs: [need('螺钉')], buyableOnly: true });
    expect([visible.skuIds, visible.total, visible.otherTotal]).toEqual([[suite.small, suite.large], 2, 1]);
    const byNumber = await suite.found({ needs: [need('螺钉')], code: suite.itemNos[3], buyableOnly: true });
    expect(byNumber).toEqual([suite.small, suite.large]);
  });

  it('sorts, prices missing last', async () => {
    const place = { buyableOnly: true, needs: [need('螺钉', '轴承')] };
    expect(await suite.found({ ...place, sort: 'priceAsc' })).toEqual([suite.small, suite.large, suite.bearing]);
    expect(await suite.found({ ...place, sort: 'priceDesc' })).toEqual([suite.large, suite.small, suite.bearing]);
    expect(await suite.found({ ...place, sort: 'sales' })).toEqual([suite.large, suite.bearing, suite.small]);
    expect((await suite.found({ ...place, sort: 'new' }))[0]).toBe(suite.large);
  });

  it('pages without losing or repeating anything', async () => {
    const pages = await Promise.all([0, 2].map((offset) => suite.search({ needs: [need('螺钉')], offset, limit: 2 })));
    expect(pages.flatMap(({ skuIds }) => skuIds)).toEqual([suite.small, suite.large, suite.stopped]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
  });

  it('filters, and leaves a filter out of the counts of its own facet', async () => {
    const result = await suite.search({ needs: [need('螺钉')], attributes: { 规格: ['M8'] } });
    expect(result.skuIds).toEqual([suite.small, suite.stopped]);
    const sizes = result.attributes.find(({ name: facet }) => facet === '规格')?.values;
    expect(sizes?.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
      { value: 'M10', count: 1 },
      { value: 'M8', count: 2 },
    ]);
    expect(result.attributes.find(({ name: facet }) => facet === '长度')?.values).toEqual([
      { value: '20mm', count: 1 },
    ]);
    expect(result.brands).toEqual([{ value: 1n, count: 2 }]);
  });

  it('filters by ranges, brand, category, delivery and the price that is paid', async () => {
    expect(await suite.found({ attributes: { 长度: ['30~60'] } })).toEqual([suite.large]);
    expect(await suite.found({ attributes: { 长度: ['~20', '50~'] } })).toEqual([suite.large, suite.small]);
    expect(await suite.found({ categoryIds: [FASTENERS], brandIds: [1n], delivery: ['today'] })).toEqual([
      suite.large,
      suite.small,
      suite.stopped,
    ]);
    expect(await suite.found({ delivery: ['within3'] })).toEqual([suite.bearing]);
    const range = { from: 110_000n, to: 130_000n };
    expect(await suite.found({ price: range })).toEqual([]);
    expect(await suite.found({ price: range, priceBasis: { kind: 'list', factorBp: 10_000 } })).toEqual([suite.small]);
    expect(await suite.found({ price: range, priceBasis: { kind: 'list', factorBp: 9_000 } })).toEqual([]);
  });

  it('counts categories below a place, delivery and price steps', async () => {
    const result = await suite.search({ categoryId: FASTENERS });
    expect(result.categories).toEqual([{ value: SCREWS, count: 3 }]);
    expect(result.delivery).toEqual([{ value: 'today', count: 3 }]);
    expect(result.priceSteps.toSorted((a, b) => a.step - b.step)).toEqual([
      { step: 3, count: 1 },
      { step: 4, count: 1 },
      { step: 6, count: 1 },
    ]);
  });

  it('sorts and filters by promotions where they are lower, for everybody', async () => {
    const promotions = new Map([
      [Number(suite.large), 60_000],
      [Number(suite.small), 130_000],
    ]);
    const place = { needs: [need('螺钉')], buyableOnly: true, promotions };
    expect(await suite.found({ ...place, sort: 'priceAsc' })).toEqual([suite.large, suite.small]);
    expect(await suite.found({ ...place, sort: 'priceDesc' })).toEqual([suite.small, suite.large]);
    const cheap = await suite.search({ ...place, price: { from: null, to: 70_000n } });
    expect([cheap.skuIds, cheap.total]).toEqual([[suite.large], 1]);
    // Above list, and above what is paid: no promotion.
    expect((await suite.search({ ...place, price: { from: 120_001n, to: null } })).total).toBe(0);
    const ownPrices = [{ skuId: suite.large, price: 50_000n }];
    expect(await suite.found({ ...place, ownPrices, price: { from: 50_000n, to: 50_000n } })).toEqual([suite.large]);
  });

  it('sorts and filters by the prices a firm has agreed', async () => {
    const ownPrices = [{ skuId: suite.large, price: 60_000n }];
    const place = { needs: [need('螺钉')], buyableOnly: true, ownPrices };
    expect(await suite.found({ ...place, sort: 'priceAsc' })).toEqual([suite.large, suite.small]);
    const cheap = await suite.search({ ...place, price: { from: null, to: 70_000n } });
    expect([cheap.skuIds, cheap.total]).toEqual([[suite.large], 1]);
    expect((await suite.search({ ...place, price: { from: 800_000n, to: null } })).total).toBe(0);
    expect((await suite.search(place)).priceSteps.toSorted((a, b) => a.step - b.step)).toEqual([
      { step: 3, count: 1 },
      { step: 4, count: 1 },
    ]);
  });
}
