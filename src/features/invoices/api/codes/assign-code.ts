import { and, eq, inArray, sql } from 'drizzle-orm';
import { skusView } from '#features/catalog/api/catalog-views.ts';
import { amongTexts } from '#platform/api/among.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { taxCodeErrors } from '../../contract/invoice-errors.ts';
import { applicationOf, lockApplication, readOrderIds } from '../application-repo.ts';
import { invoiceApplications as applications, invoiceApplicationLines as lines } from '../invoice-tables.ts';
import { lockOrders } from '../invoiceable-repo.ts';
import { planInvoices } from '../issue/accept-application.ts';
import { itemTaxCodes } from '../tax-code-tables.ts';
import { findCode } from './tax-code-repo.ts';

const WAITING = ['reviewing', 'accepted'];

/** Lines of applications that are not sent yet take the code; answers which applications had some. */
async function fillLines(db: Db, itemNos: readonly string[], { code, shortName }: { code: string; shortName: string }) {
  const rows = await db
    .update(lines)
    .set({ taxCode: code, taxShortName: shortName })
    .where(
      and(
        amongTexts(lines.itemNo, [...itemNos]),
        eq(lines.taxCode, ''),
        sql`(${lines.firmId}, ${lines.applicationId}) in (select a.firm_id, a.id from ${applications} a
          where a.status in ('reviewing', 'accepted'))`,
      ),
    )
    .returning({ id: lines.applicationId });
  return [...new Set(rows.map(({ id }) => id))];
}

/** Gives goods a tax code; applications that waited for nothing else go on. */
export async function assignCode(db: Db, caller: Caller, { itemNos, code }: { itemNos: string[]; code: string }) {
  const known = await findCode(db, code);
  if (!known) throw refuse(taxCodeErrors, 'TAX_CODE_UNKNOWN');
  const goods = await db
    .select({ skuId: skusView.id })
    .from(skusView)
    .where(amongTexts(skusView.itemNo, [...new Set(itemNos)]));
  if (goods.length < new Set(itemNos).size) throw notFound('商品');
  await db
    .insert(itemTaxCodes)
    .values(goods.map(({ skuId }) => ({ skuId, code, userId: caller.userId ?? 0n })))
    .onConflictDoUpdate({
      target: itemTaxCodes.skuId,
      set: { code, userId: caller.userId ?? 0n, createdAt: sql`now()` },
    });
  const ids = await fillLines(db, itemNos, known);
  const found = ids.length === 0 ? [] : await db.select().from(applications).where(inArray(applications.id, ids));
  for (const row of found.map(applicationOf).filter(({ status }) => WAITING.includes(status))) {
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
  return { goods: goods.length, applications: ids.length };
}
