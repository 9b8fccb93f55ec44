import { EMPTY_FILE } from '#platform/shared/empty-file.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MAX_BYTES = 10 * MEGABYTE;

/** Largest table that is tried and written at once; larger ones have an upload with progress of their own. */
export const MOST_TABLE_BYTES = 700 * KILOBYTE;

const sizeWords = (bytes: number) => (bytes < MEGABYTE ? `${bytes / KILOBYTE} KB` : `${bytes / MEGABYTE} MB`);

/** What is wrong with a chosen file before it is read; null when it can be handed in. The server decides the same. */
export function refuseFile({ size }: Pick<File, 'size'>, most = MAX_BYTES): string | null {
  if (size === 0) return EMPTY_FILE;
  return size > most ? `超过 ${sizeWords(most)}` : null;
}
