import { describe, expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { createGroupTree } from './group-tree.ts';
import { type ArticleContext, readArticle } from './read-article.ts';
import type { XmlElement } from './xml-element.ts';

const price = (amount: string, more: XmlElement[] = [], type = 'net_customer') =>
  element('ARTICLE_PRICE_DETAILS', [
    element('ARTICLE_PRICE', [element('PRICE_AMOUNT', amount), ...more], { price_type: type }),
  ]);
const details = (...more: XmlElement[]) => element('ARTICLE_DETAILS', [element('DESCRIPTION_SHORT', '螺钉'), ...more]);
const feature = (name: string, value: string) =>
  element('ARTICLE_FEATURES', [element('FEATURE', [element('FNAME', name), element('FVALUE', value)])]);

const context: ArticleContext = {
  transaction: 'T_NEW_CATALOG',
  groups: createGroupTree(),
  currency: 'EUR',
  priceType: null,
  today: '2026-03-01',
};
function read(parts: XmlElement[], given: Partial<ArticleContext> = {}, mode?: string) {
  const article = element('ARTICLE', [element('SUPPLIER_AID', 'A1'), ...parts], mode === undefined ? {} : { mode });
  return readArticle(article, 3, { ...context, ...given });
}

it.each([
  ['T_NEW_CATALOG', undefined, 'whole'],
  ['T_NEW_CATALOG', 'new', 'whole'],
  ['T_NEW_CATALOG', 'delete', 'delete'],
  ['T_UPDATE_PRODUCTS', undefined, 'given'],
  ['T_UPDATE_PRODUCTS', 'update', 'given'],
  ['T_UPDATE_PRODUCTS', 'new', 'whole'],
  ['T_UPDATE_PRODUCTS', 'delete', 'delete'],
  ['T_UPDATE_PRICES', undefined, 'prices'],
  ['T_UPDATE_PRICES', 'delete', 'prices'],
] as const)('%s with mode %s asks for %s', (transaction, mode, change) => {
  expect(read([], { transaction }, mode).change).toBe(change);
});

it('takes nothing but prices from an update of prices', () => {
  const parts = [details(), feature('颜色', '红'), price('10')];
  const record = read(parts, { transaction: 'T_UPDATE_PRICES' });
  expect([record.fields, record.attributes]).toEqual([{ itemNo: 'A1', price: '10', currency: 'EUR' }, []]);
  const whole = read(parts);
  expect([whole.fields.name, whole.attributes]).toEqual(['螺钉', [{ name: '颜色', value: '红' }]]);
});

describe('description', () => {
  const long = element('DESCRIPTION_LONG', '长文');
  it.each([
    ['with its selling points', [details(long), feature('-', '耐用')], 'T_NEW_CATALOG', '长文\n· 耐用'],
    ['of selling points alone', [details(), feature('-', '耐用')], 'T_NEW_CATALOG', '· 耐用'],
    ['of an update', [details(long), feature('-', '耐用')], 'T_UPDATE_PRODUCTS', '长文\n· 耐用'],
    ['that an update does not name', [details(), feature('-', '耐用')], 'T_UPDATE_PRODUCTS', undefined],
    ['of nothing', [details()], 'T_NEW_CATALOG', undefined],
  ] as const)('%s', (_, parts, transaction, text) => {
    expect(read([...parts], { transaction }).fields.description).toBe(text);
  });
});

it.each([
  ['CNY', '0.13'],
  ['EUR', undefined],
])('takes the tax of a price in %s as %s', (currency, tax) => {
  const terms = [element('PRICE_CURRENCY', currency), element('TAX', '0.13')];
  expect(read([details(), price('10', terms)]).fields).toMatchObject({ price: '10', currency });
  expect(read([details(), price('10', terms)]).fields.taxRate).toBe(tax);
});

it('hands on whether a price is without tax', () => {
  expect(read([price('10')]).terms).toEqual({ net: true, factor: '' });
  expect(read([price('10', [], 'nrp')]).terms).toEqual({ net: false, factor: '' });
  expect(read([])).not.toHaveProperty('terms');
});

describe('an article nobody can rely on', () => {
  it.each([
    ['an unknown mode', [price('1')], 'replace', '不认识的 mode“replace”'],
    ['two numbers', [element('SUPPLIER_AID', 'A2'), price('1')], undefined, 'SUPPLIER_AID 出现了 2 次'],
    ['two descriptions', [details(), details(), price('1')], undefined, 'ARTICLE_DETAILS 出现了 2 次'],
    ['a price with a comma', [details(), price('1,5')], undefined, '数字“1,5”用了逗号，BMEcat 的小数点应为“.”'],
    ['a price nobody can use', [details(), price('1', [], 'own')], 'new', expect.stringContaining('没有可用的价格')],
  ])('%s', (_, parts, mode, reason) => expect(read(parts, {}, mode).unreadable).toEqual(reason));

  it.each([
    ['without a mode', [details(), price('1.5')], undefined],
    ['with an empty mode', [details(), price('1.5')], ''],
    ['whose price does not matter', [price('1,5')], 'delete'],
  ])('is none %s', (_, parts, mode) => expect(read(parts, {}, mode)).not.toHaveProperty('unreadable'));
});

describe('groups', () => {
  const group = (system: string, id: string) =>
    element('ARTICLE_FEATURES', [
      element('REFERENCE_FEATURE_SYSTEM_NAME', system),
      element('REFERENCE_FEATURE_GROUP_ID', id),
    ]);
  const catalogGroup = element('CATALOG_STRUCTURE', [element('GROUP_ID', '1'), element('GROUP_NAME', '螺钉')]);
  const classified = element('CLASSIFICATION_GROUP', [
    element('CLASSIFICATION_GROUP_ID', '9'),
    element('CLASSIFICATION_GROUP_NAME', '紧固件'),
  ]);

  it('are those of the map, else of the first classification that is known', () => {
    const groups = createGroupTree();
    groups.add(catalogGroup, '');
    groups.add(classified, 'ECLASS');
    expect(read([group('ETIM', '9'), group('ECLASS', '9')], { groups }).groups).toEqual(['紧固件']);
    expect(read([group('ETIM', '9')], { groups }).groups).toEqual([]);
    groups.place(element('MAP', [element('ART_ID', 'A1'), element('CATALOG_GROUP_ID', '1')]));
    expect(read([group('ECLASS', '9')], { groups }).groups).toEqual(['螺钉']);
  });
});
