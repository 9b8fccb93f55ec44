/** Rows a person waits for; more are written in the background. */
export const AT_ONCE_ROWS = 1_000;

const grouped = (rows: number) => rows.toLocaleString('en-US');

/** Said before somebody presses: what would be too much, or takes a while (behaviours 2.13: row limits told). */
export function wordRowLimit(rows: number | undefined, mostRows: number | undefined): string | null {
  if (rows === undefined) return mostRows === undefined ? null : `一次最多 ${grouped(mostRows)} 行`;
  if (mostRows !== undefined && rows > mostRows) {
    return `约 ${grouped(rows)} 行，超过上限 ${grouped(mostRows)} 行，请缩小筛选范围`;
  }
  return rows > AT_ONCE_ROWS ? `约 ${grouped(rows)} 行，在后台生成，完成后到下载中心领取` : null;
}

/** Whether a page knows that an export would be refused. */
export const isTooMany = (rows: number | undefined, mostRows: number | undefined): boolean =>
  rows !== undefined && mostRows !== undefined && rows > mostRows;
