/** 3300000 → 3,300,000. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

export const megabytes = (bytes: number): string => grouped(Math.floor(bytes / 1_048_576));

/** 0 → A, 27 → AB: how spreadsheets call a column. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export const tooLong = (ms: number): string => `${ms / 1_000} 秒内读不完工作簿，请拆成小文件或另存为 CSV。`;
