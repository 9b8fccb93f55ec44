import { presentCard, readItemsByNumber } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import type { SharedGoods } from '../contract/shared-schemas.ts';
import { behindLink, findLink, keepOpening } from './open-share-link.ts';
import { readPersonName } from './read-shared-details.ts';
import type { SharedFields } from './share-tables.ts';

const NO_WORDS: NonNullable<SharedFields['words']> = { forWhom: '', note: '', items: {} };

/**
 * Recommended goods behind a link, in the order of who recommends. The reader's own prices apply, and goods that are
 * hidden from him are counted and not named.
 */
export async function openSharedGoods(
  context: CallContext & { db: Db },
  key: Buffer,
  code: string,
): Promise<SharedGoods> {
  const link = await findLink(context.database, code, ['recommend']);
  const itemNos = link.objectNo.split(',');
  const found = await readItemsByNumber(context.db, context.caller.levelCode, itemNos);
  const ownerName = await behindLink(context.database, link, async (db) => {
    await keepOpening(db, key, link, context);
    return readPersonName(db, link.userId);
  });
  const { forWhom, note, items: remarks } = link.fields.words ?? NO_WORDS;
  const remarkOf = new Map(Object.entries(remarks));
  const items = itemNos
    .flatMap((itemNo) => found.find((item) => item.itemNo === itemNo) ?? [])
    .map((item) => ({ ...presentCard(item), remark: remarkOf.get(item.itemNo) ?? '' }));
  const { title, expiresAt } = link;
  const until = expiresAt.toISOString();
  return { title, ownerName, forWhom, note, until, items, missing: itemNos.length - items.length };
}
