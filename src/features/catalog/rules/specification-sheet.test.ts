import { expect, it } from 'vitest';
import { type SheetItem, specificationSheet } from './specification-sheet.ts';

const item: SheetItem = {
  itemNo: 'FAS1204418',
  name: '东明 内六角圆柱头螺钉',
  brandName: '东明',
  mpn: 'DM-912',
  ean: null,
  orderUnit: '盒',
  packQuantity: 100,
  baseUnit: '个',
  moq: 10,
  step: 5,
  taxCode: null,
  unspsc: '31161504',
  attributes: [
    { name: '长度', value: '30', unit: 'mm' },
    { name: '材质', value: '304不锈钢' },
  ],
  description: '第一行\n\n第二行',
  categoryNames: ['紧固件', '螺钉'],
};
const sectionsOf = (changed: Partial<SheetItem> = {}) =>
  new Map(specificationSheet({ ...item, ...changed }).sections.map((section) => [section.heading, section]));

it('says what the item is, with units', () => {
  const sections = sectionsOf();
  expect(sections.get('规格参数')?.facts).toEqual([
    { label: '长度', value: '30 mm' },
    { label: '材质', value: '304不锈钢' },
  ]);
  expect(sections.get('包装与订购')?.facts).toContainEqual({ label: '单位换算', value: '1 盒 = 100 个' });
  expect(sections.get('产品说明')?.paragraphs).toEqual(['第一行', '第二行']);
});

it('leaves out what is not known, and headings with nothing below', () => {
  const sections = sectionsOf({ attributes: [], description: '', mpn: null });
  expect([...sections.keys()]).toEqual(['基本信息', '包装与订购']);
  expect(sections.get('基本信息')?.facts?.map(({ label }) => label)).toEqual([
    '产品编码',
    '品牌',
    '产品分类',
    'UNSPSC',
  ]);
});

it('converts no unit that holds one of itself', () => {
  const facts = sectionsOf({ packQuantity: 1, orderUnit: '个' }).get('包装与订购')?.facts;
  expect(facts?.map(({ label }) => label)).toEqual(['销售单位', '起订规则']);
});

it('names no price', () => {
  expect(JSON.stringify(specificationSheet(item))).not.toMatch(/价|¥|元/);
});
