/** What an imported catalogue can say about one article. */
export const IMPORT_FIELDS = [
  'itemNo',
  'name',
  'description',
  'price',
  'listPrice',
  'currency',
  'priceQuantity',
  'unit',
  'baseUnit',
  'packQuantity',
  'moq',
  'step',
  'category',
  'mpn',
  'brand',
  'ean',
  'stock',
  'deliveryDays',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

export const FIELD_LABELS: Record<ImportField, string> = {
  itemNo: '商品编号',
  name: '名称',
  description: '描述',
  price: '销售价',
  listPrice: '面价',
  currency: '币种',
  priceQuantity: '价格对应数量',
  unit: '订货单位',
  baseUnit: '基本单位',
  packQuantity: '每订货单位含量',
  moq: '起订量',
  step: '步长',
  category: '分类',
  mpn: '制造商型号',
  brand: '品牌',
  ean: '条码',
  stock: '库存',
  deliveryDays: '发货天数',
};

/** Fields without which a file cannot be imported at all. */
export const REQUIRED_FIELDS: readonly ImportField[] = ['itemNo', 'name', 'price'];

/** Fields whose cells are numbers; the decimal sign is found out per column. */
export const NUMBER_FIELDS = [
  'price',
  'listPrice',
  'priceQuantity',
  'packQuantity',
  'moq',
  'step',
  'stock',
  'deliveryDays',
] as const satisfies readonly ImportField[];

export type NumberField = (typeof NUMBER_FIELDS)[number];

export interface ItemAttribute {
  name: string;
  value: string;
  unit?: string;
}

/**
 * One article as its source writes it: untouched texts under known names. Every reader ends here, whether it read a
 * table through a column mapping or a structured catalogue, so the row rules exist once.
 */
export interface ImportRecord {
  /** Row in the file as a spreadsheet numbers it, the header included. */
  rowNumber: number;
  fields: Partial<Record<ImportField, string>>;
  attributes: ItemAttribute[];
  /** Reason in Chinese why the row cannot be read at all. */
  unreadable?: string;
}
