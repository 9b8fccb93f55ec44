import { presentCard, readSkuId } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { materialContract, materialErrors } from '../contract/material-contract.ts';
import { codeKey } from '../rules/code-key.ts';
import {
  type CodedItem,
  countOtherCodes,
  deleteCode,
  lockCodes,
  readCodes,
  readCodesByNumber,
  upsertCode,
} from './material-repo.ts';
import { readMappedItems } from './read-mapped-items.ts';

const MOST_CODES = 20;

const materials = implementFeature(materialContract);

/** The item as the caller's firm names it; one that does not exist for the caller has no codes either. */
async function codedItem(db: Db, caller: Caller, itemCode: string): Promise<CodedItem> {
  const skuId = await readSkuId(db, itemCode);
  if (skuId === undefined) throw notFound('商品');
  return { firmId: signedIn(caller).firmId, skuId };
}

export const materialHandlers = {
  codesOfItem: materials.codesOfItem.handler(async ({ input: { itemCode }, context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    // Side by side: both go in one trip.
    const [codes] = await Promise.all([
      readCodesByNumber(db, { firmId, itemNo: itemCode }),
      codedItem(db, caller, itemCode),
    ]);
    return codes;
  }),

  put: materials.put.handler(async ({ input, context: { db, caller } }) => {
    const { itemCode, materialCode, materialName, replaces } = input;
    const item = await codedItem(db, caller, itemCode);
    if (!codeKey(materialCode)) throw refuse(materialErrors, 'CODE_WITHOUT_SIGNS');
    await lockCodes(db, item);
    const before = await readCodes(db, item);
    if (replaces !== undefined && replaces !== materialCode) await deleteCode(db, item, replaces);
    if ((await countOtherCodes(db, item, materialCode)) >= MOST_CODES) throw refuse(materialErrors, 'TOO_MANY_CODES');
    await upsertCode(db, item, { materialCode, materialName });
    const after = await readCodes(db, item);
    await writeAudit(db, caller, {
      action: 'customerItem.saved',
      objectType: 'sku',
      objectId: itemCode,
      before,
      after,
    });
    return after;
  }),

  remove: materials.remove.handler(async ({ input: { itemCode, materialCode }, context: { db, caller } }) => {
    const item = await codedItem(db, caller, itemCode);
    if (!(await deleteCode(db, item, materialCode))) throw notFound('客户编码');
    await writeAudit(db, caller, {
      action: 'customerItem.removed',
      objectType: 'sku',
      objectId: itemCode,
      before: { materialCode },
    });
    return {};
  }),

  match: materials.match.handler(async ({ input, context: { db, caller } }) => {
    const found = await readMappedItems(db, input.keyword, caller.levelCode);
    return found.map(({ item, ...material }) => ({ ...material, item: presentCard(item) }));
  }),
};
