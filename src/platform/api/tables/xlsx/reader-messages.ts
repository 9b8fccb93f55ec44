import type { TableRow } from '../import-table.ts';
import type { ReaderLimits } from '../reader-limits.ts';

/** What a reader is given first. */
export interface ReaderTask {
  path: string;
  /** Where the rows go; the file must not be there. */
  rowsPath: string;
  limits: ReaderLimits;
  /** Rows of each sheet that are wanted to choose one of them. */
  headRows: number;
}

/** The beginning of a sheet. */
export interface SheetHead {
  name: string;
  rows: TableRow[];
  /** Why it cannot be read any further. */
  problem: string | null;
}

/** What a reader is told when a sheet has been chosen. */
export interface ChosenSheet {
  sheet: string;
}

export type ReaderReply =
  | { kind: 'ready' }
  | { kind: 'heads'; heads: SheetHead[] }
  | { kind: 'rows' }
  /** The sentence to show. */
  | { kind: 'problem'; problem: string }
  /** Something nobody thought of, for the log. */
  | { kind: 'fault'; fault: string };
