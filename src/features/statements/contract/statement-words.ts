/** How often a firm is billed: on one day of the month, on some of them, on a day of the week, or every so many days. */
export const CYCLES = { monthly: '月结', fixed: '固定账期', weekly: '周结', rolling: '滚动账期' } as const;
export type Cycle = keyof typeof CYCLES;
export const CYCLE_CODES = Object.keys(CYCLES) as [Cycle, ...Cycle[]];

/** What stands together on one statement. */
export const GROUPINGS = {
  company: '整个公司',
  department: '按部门',
  cost_center: '按成本中心',
  po: '按 PO 号',
  address: '按收货地址',
} as const;
export type Grouping = keyof typeof GROUPINGS;
export const GROUPING_CODES = Object.keys(GROUPINGS) as [Grouping, ...Grouping[]];

/** What a line comes from; each of them stands on exactly one statement. */
export const SOURCES = {
  sign: '签收',
  discount: '优惠',
  freight: '运费',
  freight_return: '退运费',
  posting: '退货',
  adjustment: '异议调整',
} as const;
export type Source = keyof typeof SOURCES;
export const SOURCE_CODES = Object.keys(SOURCES) as [Source, ...Source[]];

/** `open`, `disputed`, `confirmed`: of what is due; `booked`: in effect without a word; `settled`: paid another way, nothing due. */
export const LINE_STATES = {
  open: '待确认',
  disputed: '有异议',
  confirmed: '已确认',
  booked: '已生效',
  settled: '已结清',
} as const;
export type LineState = keyof typeof LINE_STATES;
export const LINE_STATE_CODES = Object.keys(LINE_STATES) as [LineState, ...LineState[]];

/** What a customer says is wrong with a line (behaviours 2.9). */
export const DISPUTE_KINDS = {
  quantity: '数量',
  price: '价格',
  not_received: '未收货',
  duplicate: '重复',
  tax_rate: '税率',
} as const;
export type DisputeKind = keyof typeof DISPUTE_KINDS;
export const DISPUTE_KIND_CODES = Object.keys(DISPUTE_KINDS) as [DisputeKind, ...DisputeKind[]];

/** Why order, receipt and invoice of a line do not say the same (behaviours 2.9, three-way check). */
export const EXCEPTION_REASONS = {
  SHORT_RECEIPT: '签收少于订购',
  OVER_RECEIPT: '签收多于订购',
  DAMAGED_RECEIPT: '签收有破损',
  AUTO_RECEIPT: '无人签收，到期自动签收',
  PRICE: '账单单价与订单不一致',
  AMOUNT: '账单金额与订单不一致',
  INVOICE_PRICE: '开票单价与账单不一致',
  INVOICE_QUANTITY: '开票数量与账单不一致',
  INVOICE_AMOUNT: '开票金额与账单不一致',
  CUSTOMER_QUANTITY: '客户系统数量不一致',
  CUSTOMER_PRICE: '客户系统单价不一致',
  CUSTOMER_RESULT: '客户核对不一致',
} as const;
export type ExceptionReason = keyof typeof EXCEPTION_REASONS;
export const EXCEPTION_CODES = Object.keys(EXCEPTION_REASONS) as [ExceptionReason, ...ExceptionReason[]];

/** Columns of the file a firm takes away, by the codes it may choose from. */
export const FILE_COLUMNS = {
  lineId: '行标识',
  day: '签收日期',
  orderNo: '订单号',
  childOrderNo: '子订单号',
  poNumber: 'PO 号',
  customerCode: '客户物料编码',
  itemNo: '商品编码',
  name: '商品名称',
  unit: '单位',
  quantity: '数量',
  price: '含税单价',
  netPrice: '未税单价',
  taxRate: '税率',
  net: '未税金额',
  tax: '税额',
  amount: '含税金额',
  due: '应付金额',
  signer: '签收人',
  department: '部门',
  costCenter: '成本中心',
  status: '状态',
  ownNo: '客户单据号',
  ownQuantity: '客户数量',
  ownPrice: '客户单价',
  result: '核对结果',
  note: '核对说明',
} as const;
export type FileColumn = keyof typeof FILE_COLUMNS;
export const FILE_COLUMN_CODES = Object.keys(FILE_COLUMNS) as [FileColumn, ...FileColumn[]];
