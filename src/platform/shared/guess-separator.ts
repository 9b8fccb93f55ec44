export const SEPARATORS = [',', ';', '\t', '|'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** Records, not lines: a quoted cell may hold both separators and line ends. */
const SAMPLE_RECORDS = 20;

/** How often each separator stands outside quotes in the first records of a text. */
function countPerRecord(text: string): Map<string, number>[] {
  const records: Map<string, number>[] = [];
  let counts = new Map<string, number>();
  let quoted = false;
  let blank = true;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (!quoted && char === '\n') {
      if (!blank) records.push(counts);
      if (records.length === SAMPLE_RECORDS) return records;
      counts = new Map();
      blank = true;
      continue;
    }
    if (char.trim() !== '') blank = false;
    if (!quoted) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  if (!blank && !quoted) records.push(counts);
  return records;
}

/** Number of records that have the most common count, times that count: even tables win over stray signs. */
function evenness(records: readonly Map<string, number>[], separator: string): number {
  const frequency = new Map<number, number>();
  for (const record of records) {
    const count = record.get(separator) ?? 0;
    if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  }
  const [common] = [...frequency].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return common ? common[1] * 100 + common[0] : 0;
}

/** The separator of a text table; Excel's own `sep=;` line decides, else the most even one. */
export function guessSeparator(text: string): Separator {
  const declared = SEPARATORS.find((separator) => text.startsWith(`sep=${separator}`));
  if (declared) return declared;
  const records = countPerRecord(text);
  const [best] = SEPARATORS.map((separator) => ({ separator, score: evenness(records, separator) })).sort(
    (a, b) => b.score - a.score,
  );
  return best?.separator ?? ',';
}
