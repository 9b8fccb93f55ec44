import { describe, expect, it } from 'vitest';
import { chooseShowType, comparedColumns, type SampleItem } from './choose-show-type.ts';

const item = (kind: string, attributes: Record<string, string>): SampleItem => ({
  kind,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
});

const gloves = ['8', '9', '10'].map((size) => item('手套', { 尺码: size, 材质: '丁腈' }));
const guards = [
  ...gloves,
  item('安全帽', { 颜色: '黄' }),
  item('护目镜', { 镜片: '透明' }),
  item('耳塞', { 降噪: '33' }),
];
const breakers = [
  item('微断', { 极数: '1P', 额定电流: '16' }),
  item('微断', { 极数: '3P', 额定电流: '32' }),
  item('塑壳', { 极数: '3P', 额定电流: '100' }),
];

describe('show type', () => {
  it('is a list for one kind of thing, whatever it has to compare', () => {
    expect(chooseShowType(gloves)).toEqual({ showType: 'list', columns: ['尺码'] });
    expect(chooseShowType([item('标牌', {})]).showType).toBe('list');
  });

  it('is a grid for different things with nothing in common, and a list where figures can be compared', () => {
    expect(chooseShowType(guards).showType).toBe('grid');
    expect(chooseShowType(breakers)).toEqual({ showType: 'list', columns: ['极数', '额定电流'] });
  });

  it('is a list for a category without items', () => {
    expect(chooseShowType([])).toEqual({ showType: 'list', columns: [] });
  });
});

describe('columns', () => {
  it('leave out what is the same everywhere, what few items have and what belongs to customs', () => {
    const rows = [
      item('a', { 长度: '1', 颜色: '黑', 海关编码: '1' }),
      item('a', { 长度: '2', 颜色: '黑', 海关编码: '2' }),
    ];
    expect(comparedColumns([...rows, item('a', { 长度: '3', 宽度: '1' })])).toEqual(['长度']);
  });
});

it('takes a column that just enough items fill: three of five', () => {
  const sample = ['1', '2', '3', '', ''].map((size) => item('手套', size ? { 尺码: size } : {}));
  expect(comparedColumns(sample)).toEqual(['尺码']);
});
