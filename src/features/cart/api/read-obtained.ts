import type { Db } from '#platform/api/database.ts';
import { RESTRICTED_CATALOGUE } from '../rules/restricted-catalogue.ts';
import type { CartReader } from './cart-sources.ts';

/** Whether the firm has had the restricted catalogue; orders are asked only where it is among the items. */
export async function readObtained(
  db: Db,
  { firmId, sources }: CartReader,
  itemNos: readonly string[],
): Promise<boolean> {
  if (firmId === null || !itemNos.includes(RESTRICTED_CATALOGUE)) return false;
  return sources.hasOrdered(db, firmId, RESTRICTED_CATALOGUE);
}
