import { viewOf } from '#platform/api/view-of.ts';
import { brands, categories, series, skus, stockLevels } from './catalog-tables.ts';
import { unspscClasses, warehouses } from './item-tables.ts';

export const brandsView = viewOf(brands, ['id', 'code', 'name', 'nameEn', 'aliases']);

export const categoriesView = viewOf(categories, [
  'id',
  'code',
  'parentId',
  'level',
  'name',
  'pathIds',
  'sort',
  'unspsc',
  'pictureKind',
]);

export const seriesView = viewOf(series, ['id', 'name']);

export const skusView = viewOf(skus, [
  'id',
  'itemNo',
  'name',
  'mpn',
  'brandId',
  'categoryId',
  'seriesId',
  'attributes',
  'description',
  'orderUnit',
  'packQuantity',
  'baseUnit',
  'moq',
  'step',
  'listPrice',
  'salesPrice',
  'taxRateBp',
  'productStatus',
  'dayType',
  'deliveryDays',
  'notCart',
  'exclusive',
  'taxCode',
  'ean',
  'unspsc',
  'source',
  'salesCount',
  'createdAt',
]);

export const stockLevelsView = viewOf(stockLevels, ['skuId', 'warehouse', 'onHand', 'reserved', 'updatedAt']);

export const unspscClassesView = viewOf(unspscClasses, ['code']);

export const warehousesView = viewOf(warehouses, ['code', 'name']);

/** What stands in `attributes`. */
export type { SkuAttribute } from './catalog-tables.ts';
