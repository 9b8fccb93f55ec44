import type { Teller } from '#business/messages/api/public.ts';
import { deskInvoiceHref, invoiceDraftHref, invoiceHref } from '#business/paths/rules/public.ts';
import { readFirmName } from '#features/organisation/api/public.ts';
import { readBillMails } from '#features/statements/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { invoiceMessages } from '../contract/message-events.ts';
import { type InvoiceNews, invoiceWords } from '../rules/invoice-letters.ts';
import { type ApplicationRow, findApplication, INVOICE_NEWS, keyed } from './application-repo.ts';
import { ofApplication, readInvoices } from './invoice-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const AT_DESK: readonly InvoiceNews[] = ['received', 'failed', 'redToAnswer', 'redLapsed'];

interface Told {
  firmId: string;
  applicationId: string;
  kind: InvoiceNews;
  key: string;
  detail: string;
}

/** People are told by messages, addresses without an account by mail. */
export interface InvoicePost {
  messages: Teller & Pick<Messages, 'mail'>;
  origin: string;
}

/** The address that was asked for, and those the company has named for its invoices. */
async function mailIssued(db: Db, { messages, origin }: InvoicePost, one: ApplicationRow): Promise<void> {
  const named = (await readBillMails(db, one.firmId)).filter((mail) => mail.invoices).map(({ email }) => email);
  const own = one.deliveryWay === 'mail' && one.email !== '' ? [one.email] : [];
  const numbers = (await readInvoices(db, ofApplication(one))).flatMap(({ invoiceNo }) => invoiceNo ?? []);
  for (const to of new Set([...own, ...named])) {
    await messages.mail(db, {
      to,
      subject: `发票已开具 ${one.applicationNo}`,
      text: [
        `抬头：${one.title.title}`,
        `发票号码：${numbers.join('、')}`,
        `下载：${origin}${invoiceHref(one.applicationNo)}`,
      ].join('\n'),
    });
  }
}

/** Tells people of what becomes of applications, their invoices and red letters. */
export const invoiceNewsEffects = (database: Database, post: InvoicePost): EffectHandlers => ({
  [INVOICE_NEWS]: (payload) =>
    inTransaction(database, WORKER, 'write', async (db) => {
      const { firmId, applicationId, kind, key, detail } = payload as Told;
      const one = await findApplication(db, keyed({ firmId: BigInt(firmId), id: BigInt(applicationId) }));
      if (!one) return;
      const { applicationNo } = one;
      const words = invoiceWords(kind, { applicationNo, firmName: await readFirmName(db, one.firmId), detail });
      const about = { event: invoiceMessages[kind], key: `invoice.${kind}:${one.id}:${key}`, ...words };
      if (AT_DESK.includes(kind)) {
        const desk = one.assigneeUserId === null ? { to: [], holders: 'DESK_INVOICES' } : { to: [one.assigneeUserId] };
        await post.messages.tell(db, { ...about, firmId: null, ...desk, href: deskInvoiceHref(applicationNo) });
      } else {
        await post.messages.tell(db, {
          ...about,
          firmId: one.firmId,
          to: [one.userId],
          href: kind === 'reissue' ? invoiceDraftHref(applicationNo) : invoiceHref(applicationNo),
        });
        if (kind === 'issued') await mailIssued(db, post, one);
      }
    }),
});
