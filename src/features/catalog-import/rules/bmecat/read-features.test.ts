import { describe, expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { readFeatures, sellingPoints, unspscOf } from './read-features.ts';

const feature = (name: string, values: string | readonly string[], unit = '') =>
  element('FEATURE', [
    element('FNAME', name),
    ...[values].flat().map((value) => element('FVALUE', value)),
    element('FUNIT', unit),
  ]);
const article = (...features: ReturnType<typeof feature>[]) =>
  element('ARTICLE', [element('ARTICLE_FEATURES', features)]);

describe('attributes', () => {
  it.each([
    ['a word', feature('颜色', '红'), { name: '颜色', value: '红' }],
    ['a figure with its unit', feature('长度', '8.00', 'CMT'), { name: '长度', value: '8', unit: 'cm' }],
    ['a figure without one, as it stands', feature('版本', '8.00'), { name: '版本', value: '8.00' }],
    ['several values, each once', feature('颜色', ['红', '', '蓝', '红']), { name: '颜色', value: '红、蓝' }],
  ])('read %s', (_, written, attribute) => {
    expect(readFeatures(article(written))).toEqual({ attributes: [attribute], notes: [] });
  });

  it.each([
    ['without a name', feature('', '红')],
    ['of advertising', feature('-', '耐用')],
    ['without a value', feature('颜色', '')],
    ['that buyers must not see', feature('DiscGroup', '7')],
    ['that says the unit of another', feature('LengthUnit', 'mm')],
  ])('leave out one %s', (_, written) => {
    expect(readFeatures(article(written))).toEqual({ attributes: [], notes: [] });
  });

  it('keep the first of two and say so', () => {
    expect(readFeatures(article(feature('颜色', '红'), feature('颜色', '蓝')))).toEqual({
      attributes: [{ name: '颜色', value: '红' }],
      notes: ['属性“颜色”重复，只保留第一个'],
    });
  });

  it.each([
    [40, []],
    [42, ['属性超过 40 个，2 个未保存']],
  ])('of %i keep forty', (count, notes) => {
    const features = Array.from({ length: count }, (_, n) => feature(`参数${n}`, 'x'));
    const read = readFeatures(article(...features));
    expect([read.attributes.length, read.notes]).toEqual([40, notes]);
  });
});

it('takes nameless features for selling points', () => {
  expect(sellingPoints(article(feature('-', '耐用'), feature('颜色', '红'), feature('-', '轻')))).toEqual([
    '· 耐用',
    '· 轻',
  ]);
});

it.each([
  ['UNSPSC-11.0', '31161500'],
  ['ECLASS-5.1', ''],
])('reads a class of %s as %j', (system, code) => {
  const group = [element('REFERENCE_FEATURE_SYSTEM_NAME', system), element('REFERENCE_FEATURE_GROUP_ID', '31161500')];
  expect(unspscOf(element('ARTICLE', [element('ARTICLE_FEATURES', group)]))).toBe(code);
});
