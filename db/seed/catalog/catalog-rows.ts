import type { SkuForSale } from '#features/catalog/api/public.ts';

/** Rows of the generated catalogue by natural key: codes and item numbers, never database ids. */
export interface SkuAttributeRow {
  name: string;
  value: string;
  unit?: string;
}

export interface CategoryRow {
  code: string;
  parentCode: string | null;
  level: 1 | 2 | 3 | 4;
  name: string;
  sort: number;
  unspsc: string;
  pictureKind: string;
}

export interface BrandRow {
  code: string;
  name: string;
  nameEn: string;
  aliases: string[];
}

export interface SeriesRow {
  code: string;
  name: string;
  brandCode: string;
  categoryCode: string;
}

export interface StockRow {
  warehouse: 'SH' | 'GZ' | 'TJ';
  onHand: number;
}

export interface SkuRow
  extends Pick<SkuForSale, 'orderUnit' | 'packQuantity' | 'baseUnit' | 'moq' | 'step' | 'listPrice' | 'salesPrice'> {
  itemNo: string;
  name: string;
  mpn: string;
  brandCode: string;
  categoryCode: string;
  seriesCode: string;
  attributes: SkuAttributeRow[];
  description: string;
  taxRateBp: number;
  productStatus: 5 | 7 | 8 | 9;
  dayType: number;
  deliveryDays: number | null;
  returnable: boolean;
  exchangeable: boolean;
  newFlag: boolean;
  hotFlag: boolean;
  saleFlag: boolean;
  skuType: number;
  notCart: boolean;
  /** 税收分类编码, 19 digits; a demo code, not one to invoice with. */
  taxCode: string;
  ean: string | null;
  unspsc: string;
  pictureKind: string;
  salesCount: number;
  createdAt: Date;
  stock: StockRow[];
}

/** One step of the stream; a batch carries the series its SKUs belong to, and how many SKUs were passed over. */
export type CatalogBatch =
  | { kind: 'categories'; rows: CategoryRow[] }
  | { kind: 'brands'; rows: BrandRow[] }
  | { kind: 'skus'; series: SeriesRow[]; rows: SkuRow[]; skipped: number };
