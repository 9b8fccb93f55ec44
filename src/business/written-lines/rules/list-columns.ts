import { BESIDE_FIELDS, type BesideField, type ListColumns } from '../contract/list-schemas.ts';

export type ListField = keyof ListColumns;

/** What a column may mean, in the order of the page. */
export const LIST_FIELDS: readonly { field: ListField; label: string }[] = [
  { field: 'goodsCode', label: '产品编码' },
  { field: 'mpn', label: '制造商型号' },
  { field: 'customerCode', label: '客户物料编码' },
  { field: 'name', label: '名称' },
  { field: 'quantity', label: '数量' },
  { field: 'unit', label: '单位' },
  ...BESIDE_FIELDS.map(({ name, label }) => ({ field: name, label })),
];

/** Header of the column that an error sheet has more than its file; it is no data when the sheet comes back. */
export const RESULT_HEADER = '结果';

/** Header words without spaces and signs, lower case; the surest first. */
const GOODS_WORDS: Record<Exclude<ListField, BesideField>, readonly string[]> = {
  goodsCode: [
    ...[
      '产品编码',
      '商品编码',
      '产品编号',
      '商品编号',
      '订货编码',
      '订货号',
      '货号',
      '商城编码',
      '编码',
      '编号',
      'sku',
    ],
    ...['skucode', 'itemno', 'itemnumber', 'itemcode', 'productcode', 'orderno', 'articlenumber', 'articleno', 'code'],
  ],
  mpn: [
    ...[
      '制造商型号',
      '厂家型号',
      '原厂型号',
      '生产商型号',
      '型号',
      '规格型号',
      '产品型号',
      'mpn',
      'partno',
      'partnumber',
    ],
    ...['manufacturerpartnumber', 'mfrpartno', 'mfgpartno', 'model'],
  ],
  customerCode: [
    ...[
      '客户物料编码',
      '客户编码',
      '物料编码',
      '物料号',
      '物料代码',
      '料号',
      '物料编号',
      '我司编码',
      '存货编码',
      'erp编码',
    ],
    ...['material', 'materialno', 'materialcode', 'customercode', 'customerpartno', 'customeritem'],
  ],
  name: [
    ...['名称', '品名', '产品名称', '商品名称', '物料名称', '物资名称', '材料名称', '货物名称', '需求品名', '品名规格'],
    ...['物料描述', '产品描述', '商品描述', '名称规格', '名称及规格', 'name', 'productname', 'itemname', 'description'],
  ],
  quantity: [
    ...[
      '数量',
      '采购数量',
      '订购数量',
      '需求数量',
      '订货数量',
      '申请数量',
      '采购量',
      '需求量',
      'qty',
      'quantity',
      'amount',
    ],
    ...['orderqty', 'menge'],
  ],
  unit: ['单位', '计量单位', '采购单位', '订货单位', '订购单位', '数量单位', '基本单位', 'unit', 'uom', 'einheit'],
};

/** What else the columns are called that stand beside the goods; their labels are known without it. */
const BESIDE_WORDS: Partial<Record<BesideField, readonly string[]>> = {
  department: ['使用部门', '申请部门', 'department', 'dept'],
  costCenter: ['成本中心编码', 'costcenter', 'costcentre'],
  project: ['项目名称', '项目编号', '项目号', 'project'],
  expectedOn: [
    ...[
      '期望到货日期',
      '期望交期',
      '期望交货期',
      '期望交货日期',
      '期望日期',
      '要求到货日',
      '要求到货日期',
      '要求到货时间',
    ],
    ...['要求交期', '要求交货期', '要求交货日期', '需求日期', '需用日期', '到货日期', '交货日期', '交期', '交货期'],
    ...['deliverydate', 'requireddate', 'requestdate', 'needdate', 'duedate', 'liefertermin'],
  ],
  note: ['说明', '行备注', '用途', 'note', 'notes', 'remark', 'remarks', 'comment'],
};

const normalise = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(].*?[)）]/g, '')
    .replace(/[\s*_.:：\-/]/g, '');

const FIELDS = LIST_FIELDS.map(({ field }) => field);

const wordsOf = ({ name, label, short }: (typeof BESIDE_FIELDS)[number]) => [
  normalise(label),
  normalise(short),
  ...(BESIDE_WORDS[name] ?? []),
];

const WORDS = {
  ...GOODS_WORDS,
  ...Object.fromEntries(BESIDE_FIELDS.map((field) => [field.name, wordsOf(field)])),
} as Record<ListField, readonly string[]>;

/** Fields of a header by its words: each field takes the column with its surest word, each column serves one field. */
export function guessColumns(header: readonly string[]): ListColumns {
  const words = header.map(normalise);
  const mapping: ListColumns = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const places = WORDS[field].map((word) => words.findIndex((one, at) => one === word && !taken.has(at)));
    const at = places.find((place) => place >= 0);
    if (at === undefined) continue;
    mapping[field] = at;
    taken.add(at);
  }
  return mapping;
}

/** Whether rows can be read by these columns: how many, and of what. */
export function isUsable({ quantity, goodsCode, mpn, customerCode, name }: ListColumns): boolean {
  return quantity !== undefined && [goodsCode, mpn, customerCode, name].some((column) => column !== undefined);
}

/** Without columns beyond the header, and each column for one field only: what a person may have set by hand. */
export function isConsistent(mapping: ListColumns, columns: number): boolean {
  const places = FIELDS.map((field) => mapping[field]).filter((place) => place !== undefined);
  return places.every((place) => place < columns) && new Set(places).size === places.length;
}

/** Header as it is remembered: the same table with and without its result column is the same table. */
export function headerKey(header: readonly string[]): string {
  return JSON.stringify(header.filter((cell) => cell !== RESULT_HEADER).map(normalise));
}
