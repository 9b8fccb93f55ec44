import { describe, expect, it } from 'vitest';
import { currencyRates } from './currency-rates.ts';
import { draftItem } from './draft-item.ts';
import { type ImportRecord, NUMBER_FIELDS, type NumberField } from './import-record.ts';
import type { DraftOptions } from './item-draft.ts';
import type { DecimalStyle } from './parse-decimal.ts';

const DOTS = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, 'dot'])) as Record<NumberField, DecimalStyle>;
const OPTIONS: DraftOptions = { decimals: DOTS, rates: currencyRates([]), currency: 'CNY', brand: null };
const GOOD: ImportRecord['fields'] = { itemNo: '5NOMT20', name: '螺钉', price: '3.1', unit: 'PCE' };

function draft(fields: ImportRecord['fields'], options: Partial<DraftOptions> = {}) {
  return draftItem({ rowNumber: 2, fields: { ...GOOD, ...fields }, attributes: [] }, { ...OPTIONS, ...options });
}

function accepted(fields: ImportRecord['fields'], options: Partial<DraftOptions> = {}) {
  const result = draft(fields, options);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

it('takes the contents of a pack from its unit', () => {
  const { draft: item } = accepted({ unit: '盒（100个）' });
  expect(item).toMatchObject({ orderUnit: '盒', packQuantity: 100, baseUnit: '个' });
});

describe('a row is refused', () => {
  it.each<[string, ImportRecord['fields'], string]>([
    ['without a number', { itemNo: undefined }, '缺少商品编号'],
    ['with a number above 40 characters', { itemNo: 'A'.repeat(41) }, '超过 40 个字符'],
    ['with unsafe characters', { itemNo: 'A/1' }, '只能用字母、数字'],
    ['with a number of dots', { itemNo: '..' }, '只能用字母、数字'],
    ['with spaces inside', { itemNo: 'A 1' }, '只能用字母、数字'],
    ['without a name', { name: '<p> </p>' }, '缺少名称'],
    ['with an endless name', { name: '长'.repeat(201) }, '名称超过 200 个字'],
    ['without a price', { price: undefined }, '缺少价格'],
    ['with a negative price', { price: '-1' }, '价格“-1”是负数'],
    ['with five decimals', { price: '1.00001' }, '价格“1.00001”小数超过 4 位'],
    ['with words for a price', { price: '面议' }, '价格“面议”不是数字'],
    ['with a bad list price', { listPrice: 'x' }, '面价“x”不是数字'],
    ['with a zero minimum', { moq: '0' }, '起订量“0”不是 1 到 999999 的整数'],
    ['with a fraction of a minimum', { moq: '1.5' }, '起订量“1.5”'],
    ['with a negative step', { step: '-5' }, '步长“-5”'],
    ['with a huge minimum', { moq: '1000000' }, '起订量“1000000”'],
    ['with a zero price quantity', { priceQuantity: '0' }, '价格对应数量“0”'],
    ['with an unknown unit', { unit: 'XYZ' }, '不认识的单位“XYZ”'],
    ['with an unknown currency', { currency: '??' }, '不认识的币种“??”'],
    ['without a rate', { currency: 'GBP' }, '没有 GBP 的汇率'],
    ['with a price lost by rounding', { price: '0.0001', priceQuantity: '1000' }, '不足 0.0001 元'],
    ['with half an article in stock', { stock: '0.5' }, '库存“0.5”不是 0 到 999999 的整数'],
  ])('%s', (_, fields, reason) => {
    expect(draft(fields)).toEqual({ refused: expect.stringContaining(reason) });
  });

  it('with every reason at once', () => {
    expect(draft({ itemNo: '', name: '', price: '' })).toEqual({ refused: '缺少商品编号；缺少名称；缺少价格' });
  });

  it('when it could not be read', () => {
    expect(draftItem({ rowNumber: 2, fields: GOOD, attributes: [], unreadable: '列数不对' }, OPTIONS)).toEqual({
      refused: '列数不对',
    });
  });
});

describe('a row is accepted', () => {
  it('with defaults where it is silent', () => {
    expect(accepted({})).toEqual({
      warnings: [],
      draft: {
        rowNumber: 2,
        itemNo: '5NOMT20',
        name: '螺钉',
        mpn: null,
        ean: null,
        description: '',
        attributes: [],
        orderUnit: '个',
        baseUnit: '个',
        packQuantity: 1,
        moq: 1,
        step: 1,
        salesPrice: 31_000n,
        listPrice: 31_000n,
        currency: 'CNY',
        brand: null,
        categoryText: '',
        stock: null,
        deliveryDays: null,
        line: 2,
        change: 'whole',
        given: new Set(['name', 'orderUnit', 'price']),
        groups: [],
        references: [],
        offer: {
          sale: { value: 31_000n, factor: 10_000n, net: false },
          list: null,
          currency: 'CNY',
          rate: 1_000_000n,
          quantity: null,
          taxRateBp: 1_300,
        },
        taxRateBp: null,
        taxCode: null,
        unspsc: null,
      },
    });
  });

  it.each([
    ['13%', 1_300],
    ['0.13', 1_300],
    ['9', 900],
    ['0', 0],
    ['６％', 600],
  ])('with the tax rate %s', (taxRate, points) => {
    expect(accepted({ taxRate }).draft.taxRateBp).toBe(points);
  });

  it('with tax and class codes that fit, and without those that do not', () => {
    const good = { taxCode: '1080413990000000000', unspsc: '31161500' };
    expect(accepted(good)).toMatchObject({ warnings: [], draft: good });
    const { draft: item, warnings } = accepted({ taxRate: 'viel', taxCode: '108', unspsc: '3116' });
    expect(item).toMatchObject({ taxRateBp: null, taxCode: null, unspsc: null });
    expect(warnings).toEqual([
      '税率“viel”读不懂，未保存',
      '税收分类编码“108”不是 19 位数字，未保存',
      'UNSPSC 编码“3116”不是 8 位数字，未保存',
    ]);
  });

  it.each(['5NOMT20', 'a', 'A-1_2.3', '0012', 'A'.repeat(40)])('with the number %s as it is', (itemNo) => {
    expect(accepted({ itemNo }).draft.itemNo).toBe(itemNo);
  });

  it('with a zero price, which is noted', () => {
    const { draft: item, warnings } = accepted({ price: '0', currency: 'EUR' });
    expect(item.salesPrice).toBe(0n);
    expect(warnings).toEqual(['价格为 0，可查看，不可购买']);
  });

  it.each([1, 7, 50_000, 999_999])('with %s as minimum and step', (quantity) => {
    expect(accepted({ moq: `${quantity}`, step: `${quantity}` }).draft).toMatchObject({
      moq: quantity,
      step: quantity,
    });
  });

  it('with a price converted exactly once, its origin kept', () => {
    const { draft: item } = accepted({ price: '0.0345', currency: 'EUR', listPrice: '0.05' });
    expect(item).toMatchObject({ salesPrice: 2_691n, listPrice: 3_900n, currency: 'EUR' });
    expect(item.attributes).toEqual([{ name: '原币价格', value: '0.0345', unit: 'EUR' }]);
  });

  it('with a price for a hundred', () => {
    const { draft: item } = accepted({ price: '10.5', priceQuantity: '100' }, { currency: 'EUR' });
    expect(item.salesPrice).toBe(8_190n);
    expect(item.attributes).toEqual([{ name: '原币价格', value: '10.50 / 100', unit: 'EUR' }]);
  });

  it('with a list price that is never below the sales price', () => {
    expect(accepted({ price: '5', listPrice: '4' }).draft.listPrice).toBe(50_000n);
  });

  it.each<[string, ImportRecord['fields'], string]>([
    ['a code that fails its check', { ean: '8425586498523' }, '条码 8425586498523 校验不通过，未保存'],
    ['no unit', { unit: undefined }, '没有单位，按“个”'],
    ['an odd lead time', { deliveryDays: '10,5' }, '发货天数“10,5”'],
  ])('with a warning about %s', (_, fields, warning) => {
    const { warnings, draft: item } = accepted(fields);
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    expect(item).toMatchObject({ ean: null, orderUnit: '个', deliveryDays: null });
  });

  it.each([
    ['3', 3],
    ['3天', 3],
    ['5 Tage', 5],
    ['0', 0],
  ])('with a lead time of %s', (deliveryDays, days) => {
    expect(accepted({ deliveryDays }).draft.deliveryDays).toBe(days);
  });

  it.each([
    ['a name of 200 characters', { name: '长'.repeat(200) }, []],
    ['a description of 20,000 characters', { description: '长'.repeat(20_000) }, []],
    ['a longer one, which is cut', { description: '长'.repeat(20_001) }, ['描述超过 20000 个字，已截短']],
  ])('with %s', (_, fields, warnings) => {
    const result = accepted(fields);
    expect([result.warnings, result.draft.description.length <= 20_000]).toEqual([warnings, true]);
  });

  it.each([
    ['8425586498522', true],
    ['8425586498523', false],
  ])('with the code %s, which it names: %s', (ean, named) => {
    expect(accepted({ ean }).draft.given.has('ean')).toBe(named);
  });

  it('with the brand of its row before the brand of the file', () => {
    expect(accepted({}, { brand: 'CELO' }).draft.brand).toBe('CELO');
    expect(accepted({ brand: 'STIER' }, { brand: 'CELO' }).draft.brand).toBe('STIER');
  });
});
