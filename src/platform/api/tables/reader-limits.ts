import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import type { ZipLimits } from './open-zip.ts';

/** What is read of a table at most. Whoever brings more is told which of these it was, and where. */
export interface ReaderLimits extends ZipLimits {
  /** Rows that hold something; one more is read, so that nobody takes the beginning for the whole. */
  rows: number;
  /** Number of the last row that may hold something: tables may be spread out by empty rows, within reason. */
  lastRow: number;
  columns: number;
  /** Cells of one sheet, empty ones with a format included. */
  cells: number;
  /** Characters of one cell; spreadsheets hold 32,767. */
  cellLength: number;
  /** Characters of all cells of a sheet: one shared text may stand in every cell. */
  text: number;
  /** Texts that the sheets of a workbook share, and their bytes. */
  strings: number;
  stringBytes: number;
  sheets: number;
  /**
   * Milliseconds of processor time until texts and the beginnings of all sheets are read, and from then on until the rows
   * are: a busy machine makes no file longer.
   */
  scanMs: number;
  readMs: number;
  /** Megabytes that a reader may take in all; its share of what all readers of a process have. */
  memory: number;
}

const MEGABYTE = 1_048_576;

/** The one table of limits, per kind of reader (decision 0045). */
export const READER_LIMITS = {
  /** Lists of buyers, and tables of addresses, people and prices; each has its own number of rows (`LIST_ROWS`). */
  list: {
    rows: LIST_ROWS.goods.rows,
    lastRow: 20_000,
    columns: 50,
    cells: 1_000_000,
    cellLength: 32_767,
    text: 8_000_000,
    strings: 500_000,
    stringBytes: 16 * MEGABYTE,
    sheets: 200,
    entries: 2_000,
    unpackedBytes: 64 * MEGABYTE,
    ratio: 200,
    scanMs: 1_300,
    readMs: 4_000,
    memory: 112,
  },
  /** Catalogues of suppliers, at the desk and from the command line. */
  catalogue: {
    rows: 100_000,
    lastRow: 1_048_576,
    columns: 300,
    cells: 10_000_000,
    cellLength: 200_000,
    text: 256_000_000,
    strings: 2_000_000,
    stringBytes: 64 * MEGABYTE,
    sheets: 200,
    entries: 2_000,
    unpackedBytes: 256 * MEGABYTE,
    ratio: 200,
    scanMs: 30_000,
    readMs: 90_000,
    memory: 144,
  },
} as const satisfies Record<string, ReaderLimits>;

/** Megabytes that all readers of a process have together. */
export const READERS_MEMORY = 256;
