/** Each row of a file ends as exactly one of these. */
export type Outcome = 'added' | 'changed' | 'unchanged' | 'refused';

export const OUTCOME_LABELS: Record<Outcome, string> = {
  added: '新增',
  changed: '更新',
  unchanged: '未变',
  refused: '拒绝',
};

export type Tally = Record<Outcome, number>;

export interface RowOutcome {
  rowNumber: number;
  /** Line of the file: in XML another number than the row's. */
  line: number;
  itemNo: string;
  outcome: Outcome;
  /** Reasons and warnings in Chinese. */
  reason: string;
  /** Currency of the row's price; empty when the row was refused before it was known. */
  currency: string;
}

export function tallyOutcomes(outcomes: Iterable<RowOutcome>): Tally {
  const tally: Tally = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of outcomes) tally[outcome] += 1;
  return tally;
}

/** Throws when a row of the file was lost or counted twice. */
export function assertEveryRow(outcomes: readonly RowOutcome[], rows: number): void {
  const distinct = new Set(outcomes.map((outcome) => outcome.rowNumber)).size;
  if (outcomes.length !== rows || distinct !== rows) {
    throw new Error(`${rows} rows were read, but ${outcomes.length} outcomes stand for ${distinct} rows`);
  }
}
