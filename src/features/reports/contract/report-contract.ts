import { z } from 'zod';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { deliveryAnswer, deliveryLinesAnswer, deliveryLinesInput } from './delivery-schemas.ts';
import { linesAnswer, linesInput } from './line-schemas.ts';
import { breakdownErrors, linesErrors, savedErrors } from './report-errors.ts';
import { reportFilter } from './report-filter.ts';
import { AMOUNT_CODES } from './report-limits.ts';
import { breakdownAnswer, breakdownInput, categoriesInput, overviewAnswer } from './report-schemas.ts';
import {
  approvalsAnswer,
  budgetsAnswer,
  pricesAnswer,
  pricesInput,
  quotesAnswer,
  savingsAnswer,
} from './report-topics.ts';
import {
  choicesAnswer,
  closing,
  closingInput,
  savedAnswer,
  savedList,
  savedListInput,
  savedName,
  saveFilterInput,
} from './saved-schemas.ts';

/**
 * What the codes of specification 6 open: `REPORT_MANAGEMENT` the data centre itself and what its pages share – choices, names
 * of filters, the closing day – but no figure; each page's code its figures, the lines behind them and their export.
 * Reads by POST: a filter is too long for an address.
 */
const own = { method: 'POST', identities: BUYING_PEOPLE, specified: false } as const;
const any = { ...own, permission: 'REPORT_MANAGEMENT' } as const;
const spend = { ...own, permission: 'REPORT_MANAGEMENT_PAGE' } as const;
const delivered = { ...own, permission: 'REPORT_MANAGEMENT_DELIVERY_PAGE' } as const;
/** Amounts by order line stand behind the numbers of two pages. */
const amounts = { ...own, permission: AMOUNT_CODES } as const;
const nothing = z.strictObject({});

/** What a company spends, on what, and whether it comes in time (behaviours 2.13). */
export const reportContract = {
  overview: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/overview',
    summary: '采购金额：指标、趋势与分组',
    input: breakdownInput,
    output: overviewAnswer,
    errors: breakdownErrors,
  }),
  breakdown: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/breakdown',
    summary: '采购金额按部门、成本中心、人、分类或品牌展开一级',
    input: breakdownInput,
    output: breakdownAnswer,
    errors: breakdownErrors,
  }),
  categories: defineEndpoint({
    ...own,
    permission: 'REPORT_MANAGEMENT_CATEGORY',
    path: '/enterprise-service/report/categories',
    summary: '分类占比：指标、趋势与分类树逐级展开',
    input: categoriesInput,
    output: overviewAnswer,
    errors: breakdownErrors,
  }),
  prices: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/prices',
    summary: '常购商品价格波动',
    input: pricesInput,
    output: pricesAnswer,
  }),
  savings: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/savings',
    summary: '节省金额及来源',
    input: reportFilter,
    output: savingsAnswer,
  }),
  approvals: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/approvals',
    summary: '审批用时',
    input: reportFilter,
    output: approvalsAnswer,
  }),
  budgets: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/budgets',
    summary: '预算执行与预测',
    input: reportFilter,
    output: budgetsAnswer,
  }),
  quotes: defineEndpoint({
    ...spend,
    path: '/enterprise-service/report/quotes',
    summary: '报价转单率',
    input: reportFilter,
    output: quotesAnswer,
  }),
  delivery: defineEndpoint({
    ...delivered,
    path: '/enterprise-service/report/delivery',
    summary: '交付：准时、足量、用时与原因',
    input: reportFilter,
    output: deliveryAnswer,
  }),
  deliveryLines: defineEndpoint({
    ...delivered,
    path: '/enterprise-service/report/deliveryLines',
    summary: '交付指标对应的订单行',
    input: deliveryLinesInput,
    output: deliveryLinesAnswer,
    errors: linesErrors,
  }),
  lines: defineEndpoint({
    ...amounts,
    path: '/enterprise-service/report/lines',
    summary: '金额指标对应的订单行',
    input: linesInput,
    output: linesAnswer,
    errors: linesErrors,
  }),
  choices: defineEndpoint({
    ...any,
    path: '/enterprise-service/report/choices',
    summary: '报表筛选可选项',
    input: nothing,
    output: choicesAnswer,
  }),
  savedFilters: defineEndpoint({
    ...any,
    path: '/enterprise-service/report/savedFilters',
    summary: '查询已保存的筛选方案',
    input: savedListInput,
    output: savedList,
  }),
  saveFilter: defineEndpoint({
    ...any,
    path: '/enterprise-service/report/saveFilter',
    summary: '保存筛选方案',
    input: saveFilterInput,
    output: savedAnswer,
    transaction: 'write',
    objects: { id: 'reportFilter' },
    errors: savedErrors,
  }),
  removeFilter: defineEndpoint({
    ...any,
    path: '/enterprise-service/report/removeFilter',
    summary: '删除筛选方案',
    input: savedName,
    output: z.object({}),
    transaction: 'write',
    objects: { id: 'reportFilter' },
    errors: savedErrors,
  }),
  closing: defineEndpoint({
    ...any,
    path: '/enterprise-service/report/closing',
    summary: '查询报表结账日',
    input: nothing,
    output: closing,
  }),
  setClosing: defineEndpoint({
    ...own,
    permission: 'COMPANY_MANAGEMENT',
    path: '/enterprise-service/report/setClosing',
    summary: '设置报表结账日',
    input: closingInput,
    output: closing,
    transaction: 'write',
  }),
};
