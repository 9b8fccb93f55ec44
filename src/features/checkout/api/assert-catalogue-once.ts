import { CATALOGUE_CLAIMED, catalogueObstacle, RESTRICTED_CATALOGUE } from '#features/cart/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import { hasOrdered, lockItemOfFirm } from './read-has-ordered.ts';

interface WishedLine {
  skuCode: string;
  quantity: number;
}

/**
 * The restricted catalogue is had once by a firm, however many of its people order it at the same moment: they wait for
 * each other, and the second one finds the order of the first.
 */
export async function assertCatalogueOnce(db: Db, firmId: bigint, lines: readonly WishedLine[]): Promise<void> {
  const wanted = lines.filter(({ skuCode }) => skuCode === RESTRICTED_CATALOGUE);
  if (wanted.length === 0) return;
  await lockItemOfFirm(db, firmId, RESTRICTED_CATALOGUE);
  const quantity = wanted.reduce((pieces, line) => pieces + line.quantity, 0);
  const obtained = await hasOrdered(db, firmId, RESTRICTED_CATALOGUE);
  const failMsg = catalogueObstacle({ itemNo: RESTRICTED_CATALOGUE, quantity, obtained });
  if (!failMsg) return;
  const data = { failInfos: [{ skuCode: RESTRICTED_CATALOGUE, failMsg }] };
  throw refuse(createErrors, 'ORDER_LINES_REFUSED', { message: obtained ? CATALOGUE_CLAIMED : failMsg, data });
}
