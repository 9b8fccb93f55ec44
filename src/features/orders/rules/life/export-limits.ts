/** Orders in one workbook. */
export const XLSX_ORDERS = 200_000;
/** Lines in one workbook: a sheet has 1,048,576 rows, its heading among them. */
export const XLSX_LINES = 1_000_000;
/** What is written within seconds, while a person waits; more is left to the background. */
const AT_ONCE = { orders: 1_000, lines: 1_000 } as const;
/** Orders in one PDF, which people print. */
export const PDF_ORDERS = 50;
export const PDF_LINES = 2_000;

export interface ExportSize {
  orders: number;
  lines: number;
}

/** Whether a person waits for a workbook of so much. */
export function isMadeAtOnce({ orders, lines }: ExportSize): boolean {
  return orders <= AT_ONCE.orders && lines <= AT_ONCE.lines;
}

/** What an export is too large for, in words; null when it may go on. */
export function exportObstacle(format: 'xlsx' | 'pdf', { orders, lines }: ExportSize): string | null {
  const [mostOrders, mostLines] = format === 'pdf' ? [PDF_ORDERS, PDF_LINES] : [XLSX_ORDERS, XLSX_LINES];
  if (orders > mostOrders) return `一次最多导出 ${mostOrders} 张订单，当前有 ${orders} 张，请缩小日期范围`;
  return lines > mostLines ? `一次最多导出 ${mostLines} 行商品，当前有 ${lines} 行，请缩小日期范围` : null;
}
