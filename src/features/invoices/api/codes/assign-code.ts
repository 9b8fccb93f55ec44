import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { taxCodeErrors } from '../../contract/invoice-errors.ts';
import { lockApplication, readApplications, readOrderIds } from '../application-repo.ts';
import { lockOrders } from '../invoiceable-repo.ts';
import { planInvoices } from '../issue/accept-application.ts';
import { fillLines, findCode, giveCode, readSkuIds } from './tax-code-repo.ts';

const WAITING = ['reviewing', 'accepted'];

/** Gives goods a tax code; applications that waited for nothing else go on. */
export async function assignCode(db: Db, caller: Caller, { itemNos, code }: { itemNos: string[]; code: string }) {
  const known = await findCode(db, code);
  if (!known) throw refuse(taxCodeErrors, 'TAX_CODE_UNKNOWN');
  const skuIds = await readSkuIds(db, itemNos);
  if (skuIds.length < new Set(itemNos).size) throw notFound('商品');
  await giveCode(db, skuIds, { code, userId: caller.userId ?? 0n });
  const ids = await fillLines(db, itemNos, known);
  for (const row of (await readApplications(db, ids)).filter(({ status }) => WAITING.includes(status))) {
    await lockOrders(db, row.firmId, await readOrderIds(db, row));
    const locked = await lockApplication(db, row);
    if (locked.status === 'accepted') await planInvoices(db, { side: 'desk', userId: caller.userId }, locked);
  }
  await writeAudit(db, caller, {
    action: 'tax_code.assigned',
    objectType: 'tax_code',
    objectId: code,
    after: { goods: itemNos.join('、').slice(0, 200) },
  });
  return { goods: skuIds.length, applications: ids.length };
}
