/** Milliseconds at this share of all times, the slowest at 1; not a number without any. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Lines of a table whose columns stand under each other. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, String(cell).length)));
  const line = (row: readonly (string | number)[]) =>
    row.map((cell, at) => (at === 0 ? String(cell).padEnd : String(cell).padStart).call(String(cell), widths[at] ?? 0));
  return `${rows.map((row) => line(row).join('  ')).join('\n')}\n`;
}

export const ms = (time: number): string => (Number.isNaN(time) ? '–' : time.toFixed(time < 10 ? 1 : 0));
