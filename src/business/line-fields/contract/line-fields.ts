export interface LineField {
  name: string;
  /** Column in every table of lines. */
  column: string;
  label: string;
  /** Where room is short: beside the field in the line. */
  short: string;
  kind: 'text' | 'date';
  /** Longest text the shop keeps. */
  maxLength: number;
  /** Says what the line is wanted for: two wishes for two purposes are two lines. */
  purpose: boolean;
  /** Told inside the company alone (decision 0044). */
  inside: boolean;
  /** Words of the order list find it. */
  searchable: boolean;
}

/**
 * What a buyer may write to a line, in the order of pages, papers and tables. Every field goes the whole way: cart, enquiry,
 * quote, order, part, paper, back into the cart. A new one is an entry here; `npm run db:generate` writes its
 * columns (decision 0051).
 */
export const LINE_FIELDS = [
  {
    name: 'customerCode',
    column: 'customer_code',
    label: '客户物料编码',
    short: '客户编码',
    kind: 'text',
    maxLength: 60,
    purpose: false,
    inside: false,
    searchable: true,
  },
  {
    name: 'department',
    column: 'department',
    label: '需求部门',
    short: '部门',
    kind: 'text',
    maxLength: 60,
    purpose: true,
    inside: false,
    searchable: false,
  },
  {
    name: 'costCenter',
    column: 'cost_center',
    label: '成本中心',
    short: '成本中心',
    kind: 'text',
    maxLength: 60,
    purpose: true,
    inside: true,
    searchable: false,
  },
  {
    name: 'project',
    column: 'project',
    label: '项目',
    short: '项目',
    kind: 'text',
    maxLength: 60,
    purpose: true,
    inside: false,
    searchable: true,
  },
  {
    name: 'expectedOn',
    column: 'expected_on',
    label: '期望到货日',
    short: '期望到货',
    kind: 'date',
    maxLength: 10,
    purpose: true,
    inside: false,
    searchable: false,
  },
  {
    name: 'note',
    column: 'note',
    label: '备注',
    short: '备注',
    kind: 'text',
    maxLength: 200,
    purpose: true,
    inside: false,
    searchable: false,
  },
] as const satisfies readonly LineField[];

type Entry = (typeof LINE_FIELDS)[number];

/** Those that words of the order list find; each has an index on the lines of orders. */
export const SEARCHED_FIELDS = LINE_FIELDS.filter((field) => field.searchable);

export type LineFieldName = Entry['name'];
export type DateFieldName = Extract<Entry, { kind: 'date' }>['name'];
export type TextFieldName = Exclude<LineFieldName, DateFieldName>;

/** What was written to a line: text, empty where nothing was; a day of Asia/Shanghai, YYYY-MM-DD, or none. */
export type LineFields = Record<TextFieldName, string> & Record<DateFieldName, string | null>;
