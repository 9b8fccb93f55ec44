import type { FigureNote } from '../contract/report-schemas.ts';

/**
 * What the figures of reports are: the one place of their names and of what they count. Later features add theirs here; the
 * pages show these words beside each figure.
 */
const DAY = { ordered: '按下单日计，含审批中、待付款的订单', signed: '按签收日计，只计实收数量' } as const;
const TAX = { incl: '含税', excl: '未税' } as const;
const FREIGHT = '不含运费，运费另列';
const CANCELLED = '取消、驳回、拒收和关闭的不计，部分取消只计剩余';
const RETURNED = '退货与售后退款不冲减采购金额';
const LEDGER = '金额以每行订单为准，结账后的更正记在更正当日';
const LIST = '比面价：面价取订单记入报表当日，面价低于成交价的行按 0 计';
const DUE = '按承诺到货日计，以首次承诺为准，没有承诺到货日的行不计';
const NOT_BY_GOODS = '不按成本中心、分类和品牌筛选';
const OF_ORDERS = '整单运费，不分到分类和品牌';
const ALL_IN = '含税，含运费，按下单日计，含审批中、待付款的订单';
const WORKDAYS = '按自然时间计，含夜间与休息日';

interface Definition extends Omit<FigureNote, 'basis' | 'code'> {
  /** Sentences that do not follow from the filter. */
  basis: readonly string[];
  /** Counted by the day, and with or without tax, as the filter says. */
  money?: true;
  /** With or without tax, but always by the day of the order. */
  taxed?: true;
}

const SPEND = [FREIGHT, CANCELLED, RETURNED];

export const REPORT_FIGURES = {
  amount: { label: '采购金额', unit: 'yuan', good: 'none', money: true, basis: [...SPEND, LEDGER] },
  orders: { label: '订单', unit: 'count', good: 'none', money: true, basis: ['同一订单只计一次', CANCELLED] },
  lines: { label: '订单行', unit: 'count', good: 'none', money: true, basis: ['分次签收和更正各计一行', CANCELLED] },
  average: { label: '平均每单', unit: 'yuan', good: 'none', money: true, basis: ['采购金额 ÷ 订单', ...SPEND] },
  freight: {
    label: '运费',
    unit: 'yuan',
    good: 'down',
    taxed: true,
    basis: ['随订单按下单日计', OF_ORDERS, CANCELLED],
  },
  corrections: { label: '结账后更正', unit: 'yuan', good: 'none', money: true, basis: ['已含在采购金额中', LEDGER] },
  savings: { label: '节省', unit: 'yuan', good: 'up', money: true, basis: [LIST, ...SPEND] },
  savingsRate: {
    label: '节省率',
    unit: 'percent',
    good: 'up',
    money: true,
    basis: ['节省 ÷（采购金额 + 节省）', LIST],
  },
  last: {
    label: '比上次买价',
    unit: 'yuan',
    good: 'up',
    money: true,
    basis: ['与本公司上一笔同商品订单的单价比，正数为省、负数为涨', '第一次买的不计', ...SPEND],
  },
  price: { label: '单价', unit: 'yuan', good: 'down', basis: ['含税单价，按下单日计', CANCELLED] },
  turnover: { label: '成交金额', unit: 'yuan', good: 'up', basis: [ALL_IN, CANCELLED, RETURNED, LEDGER] },
  turnoverOrders: { label: '成交订单', unit: 'count', good: 'up', basis: ['按下单日计，同一订单只计一次', CANCELLED] },
  turnoverAverage: { label: '平均每单', unit: 'yuan', good: 'none', basis: ['成交金额 ÷ 成交订单', ALL_IN] },
  buyingFirms: {
    label: '下单客户',
    unit: 'count',
    good: 'up',
    basis: ['这段时间下过单的客户，每家只计一次', CANCELLED],
  },
  fillRate: {
    label: '订单行满足率',
    unit: 'percent',
    good: 'up',
    basis: [DUE, '首次承诺日前全部到货且数量足的行 ÷ 到期的行'],
  },
  missedSearches: {
    label: '无结果搜索',
    unit: 'count',
    good: 'down',
    basis: ['搜索词没有任何商品的次数，同一词多次搜索多次计', '不记搜索人，翻页和筛选不重复计'],
  },
  onTime: { label: '准时率', unit: 'percent', good: 'up', basis: [DUE, '全部到货不晚于承诺日的行 ÷ 到期的行'] },
  inFull: { label: '足量率', unit: 'percent', good: 'up', basis: ['实收完好数量不少于承诺数量的行 ÷ 已到货的行'] },
  onTimeInFull: { label: '准时足量', unit: 'percent', good: 'up', basis: [DUE, '准时且足量的行 ÷ 到期的行'] },
  deliveryDays: { label: '平均交付天数', unit: 'days', good: 'down', basis: ['下单日到全部到货日，按承诺到货日归期'] },
  deliveryP90: { label: '九成交付天数', unit: 'days', good: 'down', basis: ['十行中九行不超过的天数'] },
  late: { label: '未按承诺', unit: 'count', good: 'down', basis: [DUE, '晚到、未足量或到期未到的行'] },
  open: { label: '在途承诺', unit: 'count', good: 'none', basis: ['尚未到货且未到承诺日的行'] },
  overdue: { label: '逾期未到', unit: 'count', good: 'down', basis: ['已过承诺日、到今天仍未全部到货的行'] },
  deliveryCorrections: {
    label: '结账后更正',
    unit: 'count',
    good: 'none',
    basis: ['所属月份结账后才到的结果，记在到的当日', '已结账月份的准时、足量和天数不变，更正不计入这些指标'],
  },
  decided: { label: '审批完成', unit: 'count', good: 'none', basis: ['按审批结束日计，含通过与驳回', NOT_BY_GOODS] },
  approvalHours: { label: '平均审批用时', unit: 'hours', good: 'down', basis: ['提交到结束', WORKDAYS, NOT_BY_GOODS] },
  approvalP90: {
    label: '九成审批用时',
    unit: 'hours',
    good: 'down',
    basis: ['十单中九单不超过的小时数', WORKDAYS, NOT_BY_GOODS],
  },
  budget: {
    label: '预算',
    unit: 'yuan',
    good: 'none',
    basis: ['成本中心额度按自然月分摊，季度、年度额度均摊', '含税和运费口径随公司预算设置'],
  },
  budgetUse: { label: '预算执行', unit: 'percent', good: 'none', basis: ['（占用 + 使用）÷ 额度，取自预算流水'] },
  quotes: {
    label: '报价',
    unit: 'count',
    good: 'none',
    basis: ['按报价创建日计，只计已发出的', '只按人和报价人所在部门筛选'],
  },
  converted: { label: '已转订单', unit: 'count', good: 'up', basis: ['至少有一行转成订单的报价'] },
  conversion: { label: '转单率', unit: 'percent', good: 'up', basis: ['已转订单 ÷ 报价'] },
  convertedAmount: { label: '转单金额', unit: 'yuan', good: 'up', basis: ['转成订单的报价行金额，含税'] },
} as const satisfies Readonly<Record<string, Definition>>;

export type FigureCode = keyof typeof REPORT_FIGURES;

interface Asked {
  basis: keyof typeof DAY;
  tax: keyof typeof TAX;
}

/** A figure with all that it is counted by, under a filter (behaviours 2.13: each figure names its basis). */
export function noteOf(code: FigureCode, { basis, tax }: Asked): FigureNote {
  const figure: Definition = REPORT_FIGURES[code];
  const { label, unit, good } = figure;
  const day = figure.money ? [DAY[basis]] : [];
  const taxed = (figure.money || figure.taxed) && unit !== 'count' ? [TAX[tax]] : [];
  return { code, label, unit, good, basis: [...day, ...taxed, ...figure.basis] };
}

export const notesOf = (codes: readonly FigureCode[], asked: Asked): FigureNote[] =>
  codes.map((code) => noteOf(code, asked));
