import { describe, expect, it } from 'vitest';
import { guessColumns, NO_WISHES, normaliseHeader } from './guess-columns.ts';
import type { ImportField } from './import-record.ts';

function fieldsOf(headers: readonly string[]): Partial<Record<ImportField, string>> {
  const { fields } = guessColumns(headers);
  return Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, headers[column]]));
}

it.each([
  ['Preis3 (EUR)', { word: 'preis', bracket: 'EUR', number: '3' }],
  ['含税单价（元）', { word: '含税单价', bracket: '元', number: '' }],
  ['Mindest.Best.', { word: 'mindestbest', bracket: '', number: '' }],
  ['*料号', { word: '料号', bracket: '', number: '' }],
])('normalises %s', (header, expected) => {
  expect(normaliseHeader(header)).toEqual(expected);
});

describe('guessColumns', () => {
  it('reads a German price list', () => {
    const headers = ['Artikelnummer', 'EAN-Code', 'Artikelname', 'Beschreibung', 'Preis3 (EUR)', 'Best.einheit'];
    const more = ['Mindest.Best.', 'Mengenstaffel', 'Produktgruppe', 'Währung3', 'Alternativ-Nummer'];
    expect(fieldsOf([...headers, ...more])).toEqual({
      itemNo: 'Artikelnummer',
      ean: 'EAN-Code',
      name: 'Artikelname',
      description: 'Beschreibung',
      price: 'Preis3 (EUR)',
      unit: 'Best.einheit',
      moq: 'Mindest.Best.',
      step: 'Mengenstaffel',
      category: 'Produktgruppe',
      currency: 'Währung3',
      mpn: 'Alternativ-Nummer',
    });
    expect(guessColumns(headers).priceCurrency).toBe('EUR');
  });

  it.each([
    [
      ['物料编码', '品名', '规格型号', '品牌', '含税单价（元）', '单位', '最小起订量', '倍数', '条码', '库存数量'],
      {
        itemNo: '物料编码',
        name: '品名',
        mpn: '规格型号',
        brand: '品牌',
        price: '含税单价（元）',
        unit: '单位',
        moq: '最小起订量',
        step: '倍数',
        ean: '条码',
        stock: '库存数量',
      },
    ],
    [
      ['料号', '产品名称', '产品描述', '单价', '币种', '起订量', '步长', '分类', '制造商料号'],
      {
        itemNo: '料号',
        name: '产品名称',
        description: '产品描述',
        price: '单价',
        currency: '币种',
        moq: '起订量',
        step: '步长',
        category: '分类',
        mpn: '制造商料号',
      },
    ],
    [
      ['SKU', 'Name', 'Description', 'Price (USD)', 'Unit', 'MOQ', 'Brand', 'GTIN', 'Category', 'List price'],
      {
        itemNo: 'SKU',
        name: 'Name',
        description: 'Description',
        price: 'Price (USD)',
        unit: 'Unit',
        moq: 'MOQ',
        brand: 'Brand',
        ean: 'GTIN',
        category: 'Category',
        listPrice: 'List price',
      },
    ],
    [['Article number', 'Title', 'Unit price'], { itemNo: 'Article number', name: 'Title', price: 'Unit price' }],
  ])('reads %j', (headers, expected) => {
    expect(fieldsOf(headers)).toEqual(expected);
  });

  it('takes each column once and each field once', () => {
    const { fields } = guessColumns(['料号', '名称', '单价', '单价', '价格']);
    const columns = Object.values(fields);
    expect(new Set(columns).size).toBe(columns.length);
    expect(fields.price).toBe(2);
  });

  it('finds attributes in named, paired and unknown columns, and leaves technical ones out', () => {
    const headers = ['SKU', 'Name', 'Price', 'Merkmal "TariffNo"', 'Merkmal "DiscGroup"', 'Merkmal "nexMart 1.9"'];
    const more = ['attributeName1', 'attributeValue1', 'mimeType_1', '长度(mm)', 'price_amount2', '进价', ''];
    const mapping = guessColumns([...headers, ...more]);
    expect(mapping.attributes).toEqual([
      { column: 3, name: '海关编码', unit: '' },
      { column: 9, name: '长度', unit: 'mm' },
    ]);
    expect(mapping.pairs).toEqual([{ nameColumn: 6, valueColumn: 7 }]);
    expect(mapping.ignored).toEqual([4, 5, 8, 10, 11, 12]);
  });

  it('lets wishes win over guesses', () => {
    const wishes = { columns: { price: '进价', stock: null }, attributes: { 备注: '提示' }, ignore: ['颜色'] };
    const mapping = guessColumns(['料号', '名称', '单价', '进价', '库存', '备注', '颜色'], wishes);
    expect(mapping.fields).toEqual({ itemNo: 0, name: 1, price: 3 });
    expect(mapping.attributes).toContainEqual({ column: 5, name: '提示', unit: '' });
    expect(mapping.ignored).toEqual([6]);
  });

  it('takes a column by a word inside its header only where little else stands around it', () => {
    expect(fieldsOf(['甲乙丙丁单价'])).toEqual({ price: '甲乙丙丁单价' });
    expect(fieldsOf(['甲乙丙丁戊单价'])).toEqual({});
  });

  it('lets a wish count for the first column as for any other', () => {
    const mapping = guessColumns(['备注', '名称'], { ...NO_WISHES, attributes: { 备注: '提示' } });
    expect(mapping.attributes).toEqual([{ column: 0, name: '提示', unit: '' }]);
  });

  it('never maps an empty header', () => {
    expect(guessColumns(['', '', ''], NO_WISHES).fields).toEqual({});
  });
});
