import type { Db } from '#platform/api/database.ts';
import type { ChainFault, ChainVerdict } from '../contract/audit-contract.ts';
import { chainHash } from './chain-hash.ts';
import { type ChainLink, findUnsealed, readLinks, readSeal } from './chain-repo.ts';

/** Links looked at in one call. */
const SLICE = 5_000;

/** Why a link does not follow from the one before it; null when it does. */
function faultOf(previous: string, expected: bigint, { place, row, hash }: ChainLink): ChainFault['kind'] | null {
  if (place !== expected) return 'order';
  if (!row) return 'removed';
  return chainHash(previous, place, row) === hash ? null : 'changed';
}

/**
 * Follows the chain of a firm from a place on and stops at the first row that was changed, removed or put in. The
 * newest rows cannot be missed this way alone: for them stand the heads that the process log holds for every day.
 */
export async function verifyChain(db: Db, firmId: bigint, from = 1, slice = SLICE): Promise<ChainVerdict> {
  const start = BigInt(from);
  let previous = start === 1n ? '' : await readSeal(db, firmId, start - 1n);
  const links = await readLinks(db, firmId, start, slice);
  let expected = start;
  for (const link of links) {
    const kind = previous === null ? 'order' : faultOf(previous, expected, link);
    const checked = Number(expected - start);
    const place = Number(link.place);
    if (kind) return { checked, next: null, fault: { place, logId: String(link.logId), kind } };
    previous = link.hash;
    expected += 1n;
  }
  const checked = links.length;
  if (checked === slice) return { checked, next: Number(expected), fault: null };
  const unsealed = await findUnsealed(db, firmId);
  const fault = unsealed === null ? null : { place: Number(expected), logId: unsealed, kind: 'unsealed' as const };
  return { checked, next: null, fault };
}
