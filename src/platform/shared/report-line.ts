const STARTS_FORMULA = /^[\s"']*[=+\-@＝＋－＠\t\r]/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * One quoted CSV cell that no spreadsheet takes for a formula: texts that begin like one get an apostrophe in front,
 * numbers stay numbers.
 */
export function reportCell(value: string | number): string {
  const text = String(value);
  const safe = STARTS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function reportLine(cells: readonly (string | number)[]): string {
  return `${cells.map(reportCell).join(',')}\r\n`;
}
