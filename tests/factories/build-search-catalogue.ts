import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { buildBrand, buildCategory, buildSku } from './build-sku.ts';

/** Two categories of screws and one of tools from two brands: what the tests of search look for. */
export async function buildSearchCatalogue(owner: NodePgDatabase): Promise<void> {
  const top = await buildCategory(owner, { code: 'FAS', name: '紧固件', level: 1 });
  const middle = await buildCategory(owner, { code: 'FAS-01', name: '螺钉', level: 2, parentId: top });
  const socket = await buildCategory(owner, {
    code: 'FAS-01-01',
    name: '内六角圆柱头螺钉',
    level: 3,
    parentId: middle,
  });
  const hex = await buildCategory(owner, { code: 'FAS-01-02', name: '外六角螺栓', level: 3, parentId: middle });
  const tools = await buildCategory(owner, { code: 'TOO', name: '手动工具', level: 1, sort: 1 });
  const dongming = await buildBrand(owner, { code: 'DM', name: '东明', nameEn: 'TONG' });
  const wurth = await buildBrand(owner, { code: 'WR', name: '伍尔特', nameEn: 'WURTH', aliases: ['WÜRTH'] });
  const screw = (size: string, length: string, material: string) => ({
    attributes: [
      { name: '规格', value: size },
      { name: '长度', value: length, unit: 'mm' },
      { name: '材质', value: material },
      { name: '标准', value: 'GB/T 70.1' },
    ],
  });
  const add = (itemNo: string, name: string, facts: Parameters<typeof buildSku>[1]) =>
    buildSku(owner, { itemNo, name, ...facts });
  const socketScrew = { categoryId: socket, brandId: dongming };
  await add('FAS001', '东明 内六角圆柱头螺钉 M8×30', {
    ...socketScrew,
    ...screw('M8', '30', '304'),
    mpn: 'DM-912/8.30',
    salesPrice: '80.00',
    listPrice: '100.00',
  });
  await add('FAS002', '东明 内六角圆柱头螺钉 M8×20', {
    ...socketScrew,
    ...screw('M8', '20', '316'),
    salesPrice: '90.00',
    salesCount: 5,
  });
  await add('FAS003', '东明 内六角圆柱头螺钉 M6×20', {
    ...socketScrew,
    ...screw('M6', '20', '304'),
    dayType: 3,
    deliveryDays: 3,
  });
  await add('FAS004', '伍尔特 外六角螺栓 M8×30', {
    categoryId: hex,
    brandId: wurth,
    ...screw('M8', '30', '碳钢'),
    salesCount: 9000,
  });
  await add('FAS005', '东明 内六角圆柱头螺钉 M8×50 停产', {
    ...socketScrew,
    ...screw('M8', '50', '304'),
    productStatus: 8,
  });
  await add('TOO001', '伍尔特 内六角扳手 8mm', {
    categoryId: tools,
    brandId: wurth,
    attributes: [{ name: '规格', value: '8', unit: 'mm' }],
  });
}
