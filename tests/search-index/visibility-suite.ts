import { describe, expect, it } from 'vitest';
import { type CatalogView, limitPrice, NO_GOODS, PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { BEARINGS, FASTENERS, need, SCREWS, type Suite } from './suite-world.ts';

/** The catalogue as one firm may see it. */
export function describeVisibility(suite: Suite): void {
  describe('for callers who do not see or may not buy everything', () => {
    const hiding = (goods: Partial<CatalogView['hidden']>): CatalogView => ({
      ...PUBLIC_VIEW,
      hidden: { ...NO_GOODS, ...goods },
    });

    it.each([
      ['a category and all below it', () => hiding({ categoryIds: [FASTENERS] })],
      ['a brand', () => hiding({ brandIds: [1n] })],
      ['single items', () => hiding({ skuIds: [suite.small, suite.large, suite.stopped] })],
    ])('knows nothing of what is hidden by %s', async (_, viewOf) => {
      const view = viewOf();
      const result = await suite.search({ view, needs: [need('螺钉', '轴承')], code: suite.itemNos[0] });
      expect([result.skuIds, result.total, result.otherTotal]).toEqual([[suite.bearing], 1, 0]);
      expect(result.categories).toEqual([{ value: BEARINGS, count: 1 }]);
      expect([result.brands, result.attributes.map(({ name: facet }) => facet)]).toEqual([[], ['内径']]);
      const place = { categoryId: null, brandId: null, view, buyableOnly: false };
      expect(await suite.index.findsAny([[need('螺钉')], [need('轴承')]], place)).toEqual([false, true]);
      expect(await suite.index.findCode('SMALL1', 3, view)).toEqual([]);
      expect(await suite.index.suggestItems(suite.itemNos[0], 3, view)).toEqual([]);
    });

    it('hides what is dearer than a limit, and sells what keeps it', async () => {
      const documents = suite.documents();
      const dear = (skuId: bigint) => (skuId === suite.large ? limitPrice(500) + 1n : limitPrice(500));
      await suite.index.write(documents.map((one) => ({ ...one, price: dear(one.skuId) })));
      const cheap = hiding({ above: limitPrice(500) });
      expect(await suite.found({ needs: [need('螺钉')], view: cheap })).toEqual([suite.small, suite.stopped]);
      const ranged = { ...PUBLIC_VIEW, ranges: [{ ...NO_GOODS, upTo: limitPrice(500) }] };
      const sold = await suite.search({ needs: [need('螺钉')], view: ranged, buyableOnly: true });
      expect([sold.skuIds, sold.otherTotal]).toEqual([[suite.small], 2]);
      const both = { ...ranged, ranges: [...ranged.ranges, { ...NO_GOODS, categoryIds: [BEARINGS] }] };
      expect((await suite.search({ needs: [need('螺钉')], view: both, buyableOnly: true })).total).toBe(0);
      await suite.index.write(documents);
    });

    it('shows exclusive items to those who were granted them', async () => {
      const documents = suite.documents();
      await suite.index.write(documents.map((one) => (one.skuId === suite.small ? { ...one, exclusive: true } : one)));
      const granted = { ...PUBLIC_VIEW, granted: [suite.small] };
      expect(await suite.found({ needs: [need('螺钉')] })).toEqual([suite.large, suite.stopped]);
      expect(await suite.found({ needs: [need('螺钉')], view: granted })).toEqual([
        suite.small,
        suite.large,
        suite.stopped,
      ]);
      expect(await suite.index.findCode('SMALL1', 3, PUBLIC_VIEW)).toEqual([]);
      expect(await suite.index.findCode('SMALL1', 3, granted)).toMatchObject([{ skuId: suite.small }]);
      await suite.index.write(documents);
    });

    it('finds what is outside the range, last, and leaves it out of scope 4 but in the count of others', async () => {
      const view = { ...PUBLIC_VIEW, ranges: [{ ...NO_GOODS, skuIds: [suite.large] }] };
      expect(await suite.found({ view, needs: [need('螺钉')] })).toEqual([suite.large, suite.small, suite.stopped]);
      const visible = await suite.search({ view, needs: [need('螺钉')], buyableOnly: true });
      expect([visible.skuIds, visible.total, visible.otherTotal]).toEqual([[suite.large], 1, 2]);
      const byPlace = { ...PUBLIC_VIEW, ranges: [{ ...NO_GOODS, categoryIds: [BEARINGS] }] };
      expect(await suite.found({ view: byPlace, needs: [need('螺钉', '轴承')], buyableOnly: true })).toEqual([
        suite.bearing,
      ]);
      const closed = { ...view, rangeOnly: true };
      expect((await suite.search({ view: closed, needs: [need('螺钉')] })).total).toBe(1);
      expect((await suite.search({ view: closed, needs: [need('螺钉')], buyableOnly: true })).otherTotal).toBe(0);
    });

    it('sells nothing to a firm whose range is empty', async () => {
      const view = { ...PUBLIC_VIEW, ranges: [NO_GOODS] };
      const result = await suite.search({ view, needs: [need('螺钉')], buyableOnly: true });
      expect([result.total, result.otherTotal]).toEqual([0, 3]);
    });

    it('does not offer words for what is hidden', async () => {
      await suite.index.replaceSuggestions(
        ['brand', 'category'],
        [
          { keys: ['甲牌'], kind: 'brand', word: '甲牌', code: 'B1', weight: 1, brandId: 1n, categoryPath: [] },
          {
            keys: ['甲类'],
            kind: 'category',
            word: '甲类',
            code: 'C1',
            weight: 2,
            brandId: null,
            categoryPath: [FASTENERS, SCREWS],
          },
        ],
      );
      const words = async (view: CatalogView) => (await suite.index.suggest('甲', 5, view)).map(({ word }) => word);
      expect(await words(PUBLIC_VIEW)).toEqual(['甲类', '甲牌']);
      expect(await words(hiding({ brandIds: [1n] }))).toEqual(['甲类']);
      expect(await words(hiding({ categoryIds: [FASTENERS] }))).toEqual(['甲牌']);
    });
  });
}
