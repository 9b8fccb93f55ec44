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
  'taxRate',
  'taxCode',
  'unspsc',
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
  taxRate: '税率',
  taxCode: '税收分类编码',
  unspsc: 'UNSPSC 编码',
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

/** What may be bought instead: `drop_in` fits as it is, `similar` does the job and differs. */
export interface ItemReference {
  itemNo: string;
  kind: 'drop_in' | 'similar';
}

/** How an amount is to be understood. */
export interface PriceTerms {
  /** True: the amount contains no tax. */
  net: boolean;
  /** Multiplies the amount; empty for 1. */
  factor: string;
}

/**
 * What a record asks for. `whole` describes the article completely and may create it; `given` changes only what it
 * names; `prices` only prices; `delete` takes it off sale.
 */
export type RecordChange = 'whole' | 'given' | 'prices' | 'delete';

/**
 * One article as its source writes it: untouched texts under known names. Every reader ends here, whether it read a
 * table through a column mapping or a structured catalogue, so the row rules exist once.
 */
export interface ImportRecord {
  /** Row in the file as a spreadsheet numbers it, the header included; in XML the ordinal of the article. */
  rowNumber: number;
  /** Line of the file where it differs from the row number. */
  line?: number;
  /** Absent means `whole`. */
  change?: RecordChange;
  fields: Partial<Record<ImportField, string>>;
  attributes: ItemAttribute[];
  /** The supplier's own groups from the top down. */
  groups?: readonly string[];
  references?: readonly ItemReference[];
  /** Absent: prices are what the order pays, tax included. */
  terms?: PriceTerms;
  listTerms?: PriceTerms;
  /** What the reader noticed, in Chinese. */
  notes?: readonly string[];
  /** Reason in Chinese why the row cannot be read at all. */
  unreadable?: string;
}
