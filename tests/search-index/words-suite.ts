import { expect, it } from 'vitest';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { BEARINGS, need, type Suite } from './suite-world.ts';

/** Numbers, words that are offered, and whether anything is found at all. */
export function describeWords(suite: Suite): void {
  it('tells which of several alternatives find anything', async () => {
    const place = { categoryId: null, brandId: null, view: PUBLIC_VIEW, buyableOnly: false };
    const screws = [need('螺钉')];
    expect(await suite.index.findsAny([screws, [need('nothing')], [need('轴承')]], place)).toEqual([true, false, true]);
    expect(await suite.index.findsAny([screws], { ...place, categoryId: BEARINGS })).toEqual([false]);
    expect(await suite.index.findsAny([], place)).toEqual([]);
  });

  it('knows items by their numbers', async () => {
    expect(await suite.index.findCode('SMALL1', 3, PUBLIC_VIEW)).toEqual([
      { skuId: suite.small, itemNo: suite.itemNos[0], own: false },
    ]);
    expect(await suite.index.findCode(suite.itemNos[1], 3, PUBLIC_VIEW)).toMatchObject([{ own: true }]);
    expect(await suite.index.findCode('SMALL', 3, PUBLIC_VIEW)).toEqual([]);
  });

  it('offers words by the beginning of any spelling, weightiest first', async () => {
    const entry = { kind: 'category', brandId: null, categoryPath: [] } as const;
    await suite.index.replaceSuggestions(
      ['category', 'brand'],
      [
        { ...entry, keys: ['螺钉', 'luoding', 'ld'], word: '螺钉', code: 'C1', weight: 5 },
        { ...entry, keys: ['螺母', 'luomu', 'lm'], word: '螺母', code: 'C2', weight: 50 },
        { ...entry, keys: ['100%_棉'], word: '100%_棉', code: 'C3', weight: 1 },
      ],
    );
    const words = async (begin: string) => (await suite.index.suggest(begin, 5, PUBLIC_VIEW)).map(({ word }) => word);
    expect(await words('螺')).toEqual(['螺母', '螺钉']);
    expect(await words('luod')).toEqual(['螺钉']);
    expect(await words('100%_')).toEqual(['100%_棉']);
    expect(await words('1%')).toEqual([]);
    expect(await suite.index.suggestedCodes('category', ['C1', 'C9'])).toEqual(['C1']);
    await suite.index.replaceSuggestions(['category'], []);
    expect(await words('螺')).toEqual([]);
  });

  it('offers items by the beginning of a number', async () => {
    expect((await suite.index.suggestItems('SMAL', 3, PUBLIC_VIEW)).map(({ itemNo }) => itemNo)).toEqual([
      suite.itemNos[0],
    ]);
    expect(await suite.index.suggestItems('%', 3, PUBLIC_VIEW)).toEqual([]);
  });
}
