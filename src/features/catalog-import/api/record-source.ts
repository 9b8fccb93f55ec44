import type { FoundHeader } from '../rules/find-header.ts';
import type { ImportRecord } from '../rules/import-record.ts';

/**
 * Articles of one file in the form that the row rules read. Tables get here through a column mapping; a format that
 * names its fields (BMEcat) yields the same records and has no header.
 */
export interface RecordSource {
  notes: string[];
  header: FoundHeader | null;
  decimalFallback: 'dot' | 'comma';
  /** Name that the file gives its supplier. */
  supplierName?: string;
  /** Currency that the file names for all prices which name none. */
  currency?: string | null;
  /** Set where the format itself says how numbers are written, and no cell has to prove it. */
  fixedDecimals?: 'dot';
  records(): AsyncIterable<ImportRecord>;
  /** First rows of a table below its header, as they stand there. */
  sampleRows?(count: number): Promise<(readonly string[])[]>;
  /** Removes what was unpacked for reading. */
  close(): Promise<void>;
}
