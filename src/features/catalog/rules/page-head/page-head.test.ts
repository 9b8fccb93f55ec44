import { describe, expect, it } from 'vitest';
import { describeCategory } from './describe-category.ts';
import { describeItem } from './describe-item.ts';
import { itemTitle } from './item-title.ts';
import { structuredItem, structuredPath } from './structured-item.ts';

const ORIGIN = 'https://shop.example';
const screw = {
  itemCode: 'FAS1204418',
  productName: '东明 内六角圆柱头螺钉 M8×30',
  mpn: 'DM-912',
  brandName: '东明',
  ean: '6901234567892',
  categoryCode: 'FAS-02',
  salesPrice: '96.00',
  obstacle: null,
  dayType: 1,
  orderUnit: '盒',
  moqSales: 1,
  deliveryText: '当天发货',
  pictures: ['/media/sku/FAS1204418/0.webp'],
  crumbs: [
    { categoryCode: 'FAS', categoryName: '紧固件' },
    { categoryCode: 'FAS-02', categoryName: '螺钉' },
  ],
  attributes: [
    { name: '规格', value: 'M8' },
    { name: '长度', value: '30', unit: 'mm' },
  ],
};

describe('title', () => {
  it('names model and brand where the name does not', () => {
    expect(itemTitle(screw)).toBe('东明 内六角圆柱头螺钉 M8×30 DM-912');
    expect(itemTitle({ productName: '螺钉', mpn: null, brandName: '东明' })).toBe('螺钉 东明');
  });
});

describe('description', () => {
  it('says what it is, how it is sold, and no price', () => {
    const text = describeItem(screw);
    expect(text).toBe(
      '东明 内六角圆柱头螺钉 M8×30，商品编码 FAS1204418，制造商型号 DM-912。规格 M8，长度 30 mm。起订 1 盒，当天发货。',
    );
    expect(text).not.toContain('96');
  });

  it('ends where search engines cut it', () => {
    const attributes = Array.from({ length: 6 }, (_, n) => ({ name: `参数${n}`, value: '很长的值'.repeat(12) }));
    const text = describeItem({ ...screw, attributes });
    expect([[...text].length, text.endsWith('…')]).toEqual([150, true]);
  });
});

it.each([
  [150, 150, false],
  [151, 150, true],
])('a description of %i signs has %i, cut: %s', (wanted, length, cut) => {
  const bare = { ...screw, mpn: null, attributes: [] };
  const missing = wanted - [...describeItem({ ...bare, productName: '' })].length - 1;
  const text = describeItem({ ...bare, productName: '长'.repeat(missing) });
  expect([[...text].length, text.endsWith('…')]).toEqual([length, cut]);
});

describe('description of a category', () => {
  it('names the path and what lies below', () => {
    const children = Array.from({ length: 12 }, (_, n) => ({ name: `分类${n}` }));
    expect(describeCategory({ crumbs: screw.crumbs, children: children.slice(0, 2) })).toMatch(
      /^紧固件 > 螺钉，包括分类0、分类1：/,
    );
    expect(describeCategory({ crumbs: screw.crumbs, children })).toContain('分类9等：');
    expect(describeCategory({ crumbs: screw.crumbs, children: [] })).toMatch(/^紧固件 > 螺钉：/);
  });
});

describe('structured data', () => {
  it('offers at the public price to people without a firm, and at none to others', () => {
    const open = structuredItem(screw, { origin: ORIGIN, showsPrice: true });
    expect(open).toMatchObject({
      '@type': 'Product',
      sku: 'FAS1204418',
      gtin13: '6901234567892',
      image: 'https://shop.example/media/sku/FAS1204418/0-800.webp',
      category: '紧固件 > 螺钉',
      offers: { price: '96.00', priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
    });
    expect(structuredItem(screw, { origin: ORIGIN, showsPrice: false })).not.toHaveProperty('offers');
    expect(structuredItem({ ...screw, salesPrice: null }, { origin: ORIGIN, showsPrice: true })).not.toHaveProperty(
      'offers',
    );
  });

  it.each([
    [{ obstacle: '暂时缺货' }, 'OutOfStock'],
    [{ dayType: 3 }, 'BackOrder'],
    [{ dayType: 0 }, 'InStock'],
    [{ dayType: 2 }, 'InStock'],
  ])('says of %j that it is %s', (change, state) => {
    const data = structuredItem({ ...screw, ...change }, { origin: ORIGIN, showsPrice: true });
    expect(data).toMatchObject({ offers: { availability: `https://schema.org/${state}` } });
  });

  it('leaves out what is not known', () => {
    const bare = { ...screw, mpn: null, brandName: null, ean: '123', pictures: [] };
    const data = structuredItem(bare, { origin: ORIGIN, showsPrice: false });
    for (const field of ['mpn', 'brand', 'gtin13', 'image']) expect(data).not.toHaveProperty(field);
  });

  it('numbers the path from one and links every step', () => {
    expect(structuredPath(screw.crumbs, ORIGIN, { name: '螺钉 A', path: '/u-A.html' })).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '紧固件', item: 'https://shop.example/c-FAS.html' },
        { position: 2, name: '螺钉', item: 'https://shop.example/c-FAS-02.html' },
        { position: 3, name: '螺钉 A', item: 'https://shop.example/u-A.html' },
      ],
    });
  });
});
