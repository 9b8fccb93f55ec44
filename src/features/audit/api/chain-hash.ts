import { createHash } from 'node:crypto';
import { canonicalRow, type SealedRow } from '../rules/canonical-row.ts';

/** Seal of a row: SHA-256 over the seal before it and the row itself. The first row has the empty seal before it. */
export function chainHash(previous: string, place: bigint, row: SealedRow): string {
  return createHash('sha256')
    .update(`${previous}\n${canonicalRow(place, row)}`)
    .digest('hex');
}
