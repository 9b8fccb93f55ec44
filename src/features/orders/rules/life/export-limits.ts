/** Orders in one workbook: what a person can still work with in a spreadsheet, and what is written within seconds. */
export const XLSX_ORDERS = 5_000;
/** Lines in one workbook. */
export const XLSX_LINES = 50_000;
/** Orders in one PDF, which people print. */
export const PDF_ORDERS = 50;
export const PDF_LINES = 2_000;

export interface ExportSize {
  orders: number;
  lines: number;
}

/** What an export is too large for, in words; null when it may go on. */
export function exportObstacle(format: 'xlsx' | 'pdf', { orders, lines }: ExportSize): string | null {
  const [mostOrders, mostLines] = format === 'pdf' ? [PDF_ORDERS, PDF_LINES] : [XLSX_ORDERS, XLSX_LINES];
  if (orders > mostOrders) return `一次最多导出 ${mostOrders} 张订单，当前有 ${orders} 张，请缩小日期范围`;
  return lines > mostLines ? `一次最多导出 ${mostLines} 行商品，当前有 ${lines} 行，请缩小日期范围` : null;
}
