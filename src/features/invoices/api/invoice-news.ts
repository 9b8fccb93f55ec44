import { eq } from 'drizzle-orm';
import type { Post } from '#business/messages/api/public.ts';
import { deskInvoiceHref, invoiceHref } from '#business/paths/rules/public.ts';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { invoiceMessages } from '../contract/message-events.ts';
import { type InvoiceNews, invoiceWords } from '../rules/invoice-letters.ts';
import { findApplication, INVOICE_NEWS, keyed } from './application-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const AT_DESK: readonly InvoiceNews[] = ['received', 'failed', 'redToAnswer'];

interface Told {
  firmId: string;
  applicationId: string;
  kind: InvoiceNews;
  key: string;
  detail: string;
}

/** Tells people of what becomes of applications, their invoices and red letters. */
export const invoiceNewsEffects = (database: Database, { messages }: Post): EffectHandlers => ({
  [INVOICE_NEWS]: (payload) =>
    inTransaction(database, WORKER, 'write', async (db) => {
      const { firmId, applicationId, kind, key, detail } = payload as Told;
      const one = await findApplication(db, keyed({ firmId: BigInt(firmId), id: BigInt(applicationId) }));
      if (!one) return;
      const [firm] = await db.select({ name: firmsView.name }).from(firmsView).where(eq(firmsView.id, one.firmId));
      const { applicationNo } = one;
      const words = invoiceWords(kind, { applicationNo, firmName: firm?.name ?? '', detail });
      const about = { event: invoiceMessages[kind], key: `invoice.${kind}:${one.id}:${key}`, ...words };
      if (AT_DESK.includes(kind)) {
        const desk = one.assigneeUserId === null ? { to: [], holders: 'DESK_INVOICES' } : { to: [one.assigneeUserId] };
        await messages.tell(db, { ...about, firmId: null, ...desk, href: deskInvoiceHref(applicationNo) });
      } else {
        await messages.tell(db, { ...about, firmId: one.firmId, to: [one.userId], href: invoiceHref(applicationNo) });
      }
    }),
});
