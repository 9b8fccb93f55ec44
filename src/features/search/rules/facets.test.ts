import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttributeCounts, buildFacets } from './build-facets.ts';
import { layOutAttributes } from './lay-out-attributes.ts';
import { describePrices, PRICE_STEPS, priceBands, readPriceRange } from './price-bands.ts';
import { asNumbers, countInRange, readRange, splitIntoRanges, writeRange } from './value-ranges.ts';

const counts = (text: string) =>
  text.split(' ').map((item) => {
    const [value = '', count = '1'] = item.split(':');
    return { value, count: Number(count) };
  });

describe('ranges of figures', () => {
  it.each([
    ['30mm:5 40mm:2', 'mm', 2],
    ['1.5kW:1 0.75kW:1', 'kW', 2],
    ['10:1 20:1', '', 2],
  ])('%s has unit %j', (values, unit, length) => {
    expect(asNumbers(counts(values))).toMatchObject({ unit, numbers: { length } });
  });

  it.each(['30mm:5 3m:1', 'M8:1 M10:1', '304:1 碳钢:1', '0-150mm:1'])('%s are no figures of one unit', (values) => {
    expect(asNumbers(counts(values))).toBeNull();
  });

  it('counts every item in exactly one range', () => {
    const figures = fc.uniqueArray(
      fc.record({ number: fc.integer({ min: 1, max: 500 }), count: fc.integer({ min: 1, max: 90 }) }),
      {
        minLength: 1,
        maxLength: 40,
        selector: ({ number }) => number,
      },
    );
    fc.assert(
      fc.property(figures, (numbers) => {
        const sorted = numbers.toSorted((a, b) => a.number - b.number);
        const ranges = splitIntoRanges(sorted);
        const total = sorted.reduce((sum, { count }) => sum + count, 0);
        expect(ranges.length).toBeLessThanOrEqual(5);
        expect(ranges.reduce((sum, range) => sum + countInRange(sorted, range), 0)).toBe(total);
        if (ranges.length > 1) expect(ranges.map((range) => readRange(writeRange(range)))).toEqual(ranges);
      }),
    );
  });
});

describe('attribute facets', () => {
  const lengths = { name: '长度', values: counts('10mm:9 12mm:9 16mm:9 20mm:9 25mm:9 30mm:9 35mm:9 40mm:9') };

  it('offers ranges for many figures and values for few', () => {
    const [length, material] = buildFacets([{ name: '材质', values: counts('304:40 碳钢:20') }, lengths], {
      total: 72,
      chosen: {},
      order: ['长度', '材质'],
      echoes: [],
    });
    expect(length).toMatchObject({ name: '长度', unit: 'mm', ranged: true });
    expect(length?.options.map(({ label }) => label)).toEqual(['≤ 12', '16', '20 – 25', '30', '≥ 35']);
    expect(material).toEqual({
      name: '材质',
      unit: '',
      ranged: false,
      options: [
        { key: '304', label: '304', count: 40 },
        { key: '碳钢', label: '碳钢', count: 20 },
      ],
    });
  });

  it('leaves out what does not differ or what few items have', () => {
    const facets = buildFacets(
      [
        { name: '牙型', values: counts('粗牙:100') },
        { name: '颜色', values: counts('红:2 蓝:3') },
        { name: '规格', values: counts('M10:50 M8:50') },
        { name: '等同规格', values: counts('A:50 B:50') },
        { name: '型号', values: counts('A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 B9') },
      ],
      { total: 100, chosen: {}, order: [], echoes: ['等同规格'] },
    );
    expect(facets.map(({ name, options }) => [name, ...options.map(({ key }) => key)])).toEqual([
      ['规格', 'M8', 'M10'],
    ]);
  });

  const own = (count: number, each = 1) =>
    Array.from({ length: count }, (_, n) => ({ value: `词${String.fromCharCode(65 + n)}`, count: each }));
  const namesOf = (attributes: AttributeCounts[], total: number, order: string[] = []) =>
    buildFacets(attributes, { total, chosen: {}, order, echoes: [] }).map(({ name }) => name);

  it.each([
    ['seven words, each of one item', own(7), 7, true],
    ['eight words, each of one item', own(8), 8, false],
    ['seven words for ten items', [...own(13), { value: '词Z', count: 7 }], 20, true],
    ['more than seven for ten', [...own(14), { value: '词Z', count: 5 }], 19, false],
    ['what three of twenty items have', own(3), 20, true],
    ['what fewer have', own(2), 20, false],
  ])('of %s', (_, values, total, offered) => {
    expect(namesOf([{ name: '特征', values }], total)).toEqual(offered ? ['特征'] : []);
  });

  it('shows what half of the items have before what fewer have', () => {
    const [few, half] = [
      { name: '颜色', values: own(2, 2) },
      { name: '材质', values: [...own(1, 2), { value: '钢', count: 3 }] },
    ];
    expect(namesOf([few, half], 10, ['颜色', '材质'])).toEqual(['材质', '颜色']);
    expect(namesOf([few, half], 11, ['颜色', '材质'])).toEqual(['颜色', '材质']);
  });

  it('offers twenty-four values, and a chosen one beyond them', () => {
    const view = { total: 60, order: [], echoes: [] };
    const optionsOf = (chosen: Record<string, string[]>) =>
      buildFacets([{ name: '特征', values: own(26, 2) }], { ...view, chosen })[0]?.options.map(({ key }) => key);
    expect(optionsOf({})).toHaveLength(24);
    expect(optionsOf({ 特征: ['词Z'] })).toHaveLength(25);
    expect(optionsOf({ 特征: ['词Z'] })).toContain('词Z');
  });

  it('keeps what is chosen in view', () => {
    const facets = buildFacets([{ name: '颜色', values: counts('红:2') }, lengths], {
      total: 100,
      chosen: { 颜色: ['绿'], 长度: ['11~19'] },
      order: [],
      echoes: [],
    });
    expect(facets.find(({ name }) => name === '颜色')?.options).toContainEqual({ key: '绿', label: '绿', count: 0 });
    expect(facets.find(({ name }) => name === '长度')?.options).toContainEqual({
      key: '11~19',
      label: '11 – 19',
      count: 18,
    });
  });
});

describe('prices', () => {
  it('makes bands that touch and lose nothing', () => {
    const bands = priceBands([0, 1, 3, 4, 5, 6, 8].map((step) => ({ step, count: 10 })));
    expect(bands.map(({ label }) => label)).toEqual(['¥1 以下', '¥1 – 10', '¥10 – 20', '¥20 – 200', '¥200 以上']);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(70);
    const ranges = bands.map(({ key }) => readPriceRange(key));
    expect(ranges[0]?.from).toBeNull();
    expect(ranges.at(-1)?.to).toBeNull();
    ranges.slice(1).forEach((range, index) => expect(range?.from).toBe((ranges[index]?.to ?? 0n) + 1n));
  });

  it('makes no band of what nothing costs, and two of two', () => {
    const steps = [
      { step: 3, count: 10 },
      { step: 4, count: 0 },
      { step: 5, count: 10 },
    ];
    expect(priceBands(steps).map(({ key, count }) => [key, count])).toEqual([
      ['~19.9999', 10],
      ['20~', 10],
    ]);
  });

  it('takes one price for a range', () => expect(readPriceRange('20~20')).toEqual({ from: 200_000n, to: 200_000n }));

  it('says nothing when all cost about the same', () => {
    expect(priceBands([{ step: 3, count: 40 }])).toEqual([]);
    expect(priceBands([])).toEqual([]);
  });

  it.each([
    ['~19.9999', '¥20 以下'],
    ['20~49.9999', '¥20 – 50'],
    ['50~', '¥50 以上'],
    ['12.5~30', '¥12.5 – 30'],
  ])('%s reads %s', (key, label) => expect(describePrices(key)).toBe(label));

  it.each(['', '~', 'a~b', '50~20', '1~2~3', '-1~2', '1.23456~'])('%j is no price range', (text) => {
    expect(readPriceRange(text)).toBeNull();
  });

  it('has rising steps', () => expect([...PRICE_STEPS]).toEqual(PRICE_STEPS.toSorted((a, b) => a - b)));
});

it('picks the columns that tell rows apart', () => {
  const row = (size: string, length: string, extra: { name: string; value: string }[] = []) => ({
    attributes: [
      { name: '规格', value: size },
      { name: '长度', value: length, unit: 'mm' },
      { name: '牙型', value: '粗牙' },
      ...extra,
    ],
  });
  expect(
    layOutAttributes([row('M8', '20'), row('M8', '30'), row('M6', '30', [{ name: '产地', value: '德国' }])]).columns,
  ).toEqual(['规格', '长度', '牙型']);
  expect(layOutAttributes([]).columns).toEqual([]);
});

it('shows one of two columns that say the same', () => {
  const standards = ['DIN 912', 'DIN 912', 'DIN 7991'];
  const rows = Array.from({ length: 12 }, (_, index) => ({
    attributes: [
      { name: '长度', value: String(10 + index) },
      { name: '标准', value: standards[index % 3] ?? '' },
      { name: '等同标准', value: standards[index % 3] === 'DIN 912' ? 'ISO 4762' : 'ISO 10642' },
    ],
  }));
  expect(layOutAttributes(rows).echoes).toEqual(['等同标准']);
  expect(layOutAttributes(rows).columns).toEqual(['长度', '标准']);
  expect(layOutAttributes(rows.slice(0, 10)).echoes).toEqual(['等同标准']);
  expect(layOutAttributes(rows.slice(0, 9)).echoes).toEqual([]);
  // Two rows agree in everything by chance.
  expect(layOutAttributes(rows.slice(1, 3)).columns).toEqual(['长度', '标准', '等同标准']);
});

describe('columns of ten rows', () => {
  /** Each attribute with its values row by row; empty where a row has none. */
  const layOut = (attributes: Record<string, (row: number) => string>) =>
    layOutAttributes(
      Array.from({ length: 10 }, (_, row) => ({
        attributes: Object.entries(attributes).flatMap(([name, of]) => (of(row) ? [{ name, value: of(row) }] : [])),
      })),
    );

  it('that are all the same repeat nothing', () => {
    expect(layOut({ 牙型: () => '粗牙', 产地: () => '德国' })).toMatchObject({ columns: ['牙型', '产地'], echoes: [] });
  });

  it('first those that differ, even where fewer rows have them', () => {
    const same = Object.fromEntries(['甲', '乙', '丙', '丁'].map((name) => [name, () => 'x']));
    expect(layOut({ ...same, 长度: (row) => (row < 6 ? `${row}` : '') }).columns).toContain('长度');
  });

  it.each([
    [4, ['长度']],
    [3, []],
  ])('filled in %i of them: %j', (filled, columns) => {
    expect(layOut({ 长度: (row) => (row < filled ? `${row}` : '') }).columns).toEqual(columns);
  });
});
