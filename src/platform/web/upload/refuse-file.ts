import { EMPTY_FILE } from '#platform/shared/empty-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** What is wrong with a chosen file before it is read; null when it can be handed in. The server decides the same. */
export function refuseFile({ size }: Pick<File, 'size'>, most = MAX_BYTES): string | null {
  if (size === 0) return EMPTY_FILE;
  return size > most ? `超过 ${most / 1024 / 1024} MB` : null;
}
