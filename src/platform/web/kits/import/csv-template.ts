const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Address of a CSV file with these rows; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvTemplateHref(rows: readonly (readonly string[])[]): string {
  const text = `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}
