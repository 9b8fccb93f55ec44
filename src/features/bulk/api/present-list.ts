import type { BulkList } from '../contract/bulk-schemas.ts';
import type { ListHead } from './bulk-list-repo.ts';

const SAMPLE_ROWS = 5;

/** A list with its first rows, each as wide as the header. */
export function presentList(head: ListHead, rows: readonly (readonly string[])[]): BulkList {
  const sample = rows.slice(0, SAMPLE_ROWS).map((cells) => head.header.map((_, at) => cells[at] ?? ''));
  return { ...head, sample };
}
