import type { ReaderLimits } from '../reader-limits.ts';
import type { SheetHead } from './reader-messages.ts';
import { startReader } from './start-reader.ts';

/** A process takes so long to be there on a busy machine. */
const BOOT_MS = 10_000;

export interface WorkbookReading {
  path: string;
  limits: ReaderLimits;
  /** Where the rows go (row-file.ts); the file must not be there. */
  rowsPath: string;
  /** Rows of each sheet that are wanted to choose one of them. */
  headRows: number;
  /** Name of the sheet whose rows are wanted; null ends the reading. */
  choose(heads: readonly SheetHead[]): string | null;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/**
 * Reads one sheet of a workbook in a process of its own, whose memory and time are limited; it is killed with the answer,
 * whatever the answer is. @throws ImportFileProblem
 */
export async function readWorkbook(reading: WorkbookReading): Promise<void> {
  const { path, rowsPath, limits, headRows, choose, signal } = reading;
  const reader = startReader(signal);
  try {
    await reader.hear('ready', BOOT_MS);
    reader.tell({ path, rowsPath, limits, headRows });
    const { heads } = await reader.hear('heads', limits.scanMs);
    const sheet = choose(heads);
    if (sheet === null) return;
    reader.tell({ sheet });
    await reader.hear('rows', limits.readMs);
  } finally {
    await reader.end();
  }
}
