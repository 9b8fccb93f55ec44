import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_EVENTS } from '#app/message-events.gen.ts';
import { PAGES } from '#app/web/page-table.ts';
import { concerns } from '#business/messages/rules/event-audience.ts';
import * as paths from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/**
 * Where each event is told, and which page it leads to. An event that nobody tells is a promise in the settings that nobody keeps:
 * whoever declares one adds its line. `kind`: the event is named by a word there, which the file `kind` says.
 */
interface Told {
  file: string;
  kind?: string;
  /** Builds or is the address, of `business/paths`. */
  to: keyof typeof paths;
  /** Why its receivers hold the right of that page, where the file that tells does not name the right itself. */
  because?: string;
}

const F = 'src/features';
const BUYER = 'his own document, made with this right';
const order = (file: string, more: Partial<Told> = {}): Told => ({ file: `${F}/${file}`, to: 'orderHref', ...more });
const parcel = order('fulfilment/api/tell-of-parcel.ts', { kind: `${F}/fulfilment/api/notify-buyer.ts` });
const quote: Told = { file: `${F}/quotes/api/quote-jobs.ts`, to: 'quoteHref', because: BUYER };
const enquiry: Told = {
  ...{ file: `${F}/enquiries/api/act-on-enquiry.ts`, kind: `${F}/enquiries/api/act-on-enquiry.ts` },
  ...{ to: 'enquiryHref', because: BUYER },
};
const approval: Told = { file: `${F}/approvals/api/mail/approval-effects.ts`, to: 'approvalHref' };
const exported: Told = { file: 'src/business/transfers/api/export-news.ts', to: 'FILE_CENTER_PATH' };
const goods: Told = {
  ...{ file: `${F}/purchases/api/watch/tell-of-goods.ts`, kind: `${F}/purchases/api/watch/tell-of-goods.ts` },
  to: 'PURCHASED_PATH',
};
const imported: Told = {
  ...{ file: `${F}/catalog-import/api/desk/end-run.ts`, kind: `${F}/catalog-import/api/desk/end-run.ts` },
  ...{ to: 'importRunHref', because: 'he started it with this right' },
};

const NEWS = `${F}/customer-terms/api/terms-news.ts`;
const cases: Told = {
  ...{ file: `${F}/after-sales/api/news/case-news.ts`, kind: `${F}/after-sales/rules/case-letters.ts` },
  ...{ to: 'caseHref', because: BUYER },
};
const CHECKS = 'who checks cases works on them as well';
const deskCases: Told = { ...cases, to: 'deskCaseHref' };

const disputes: Told = {
  ...{ file: `${F}/statements/api/news/dispute-news.ts`, kind: `${F}/statements/rules/statement-letters.ts` },
  ...{ to: 'accountStatementHref', because: 'he opened it with this right' },
};
const bills: Told = {
  file: `${F}/statements/api/news/deliver-statements.ts`,
  to: 'accountStatementHref',
  because: BUYER,
};
const deskDisputes: Told = { ...disputes, to: 'deskDisputeHref' };

const invoiceNews: Told = {
  ...{ file: `${F}/invoices/api/invoice-news.ts`, kind: `${F}/invoices/rules/invoice-letters.ts` },
  ...{ to: 'invoiceHref', because: 'who applies for invoices reads them with the same right' },
};
const deskInvoices: Told = { ...invoiceNews, to: 'deskInvoiceHref' };

const TOLD: Readonly<Record<string, Told>> = {
  'invoice.issued': invoiceNews,
  'invoice.rejected': invoiceNews,
  'invoice.delivered': invoiceNews,
  'invoice.redToConfirm': invoiceNews,
  'invoice.redEnded': invoiceNews,
  'invoice.reissue': { ...invoiceNews, to: 'invoiceDraftHref' },
  'invoice.redLapsed': deskInvoices,
  'invoice.received': deskInvoices,
  'invoice.failed': deskInvoices,
  'invoice.redToAnswer': deskInvoices,
  'account.newDevice': { file: `${F}/access/api/warn-of-new-device.ts`, to: 'PERSONAL_PATH' },
  'statement.made': bills,
  'statement.reminded': bills,
  'statement.answered': disputes,
  'statement.offered': disputes,
  'statement.disputed': deskDisputes,
  'statement.declined': deskDisputes,
  'statement.said': deskDisputes,
  'statement.late': { file: `${F}/statements/api/statement-jobs.ts`, to: 'deskDisputeHref' },
  'statement.runFailed': { file: `${F}/statements/api/statement-jobs.ts`, to: 'DESK_STATEMENTS_PATH' },
  'afterSale.asked': cases,
  'afterSale.granted': cases,
  'afterSale.pickupFailed': cases,
  'afterSale.rejected': cases,
  'afterSale.choosing': cases,
  'afterSale.estimated': cases,
  'afterSale.confirming': cases,
  'afterSale.answered': { file: cases.file, to: 'caseHref', because: BUYER },
  'afterSale.received': deskCases,
  'afterSale.supplemented': deskCases,
  'afterSale.reopened': deskCases,
  'afterSale.said': { file: cases.file, to: 'deskCaseHref' },
  'afterSale.overdue': { file: `${F}/after-sales/api/desk/case-jobs.ts`, to: 'deskCaseHref', because: CHECKS },
  'afterSale.checking': { file: `${F}/after-sales/api/desk/desk-news.ts`, to: 'deskCaseHref', because: CHECKS },
  'afterSale.checkRefused': {
    ...{ file: `${F}/after-sales/api/desk/desk-news.ts`, to: 'deskCaseHref' },
    because: 'he decided it with this right',
  },
  'approval.asked': approval,
  'approval.decided': approval,
  'approval.returned': approval,
  'approval.expiring': approval,
  'approval.stranded': approval,
  'approval.lapsed': { ...approval, file: `${F}/approvals/api/delayed/delayed-effects.ts` },
  'budget.threshold': {
    ...{ file: `${F}/budgets/api/send-alerts.ts`, to: 'statementHref' },
    because: 'without it the message has no address (budget-alerts.db.test.ts)',
  },
  'companyTitle.asked': { file: `${F}/company-titles/api/title-news.ts`, to: 'DESK_TITLES_PATH' },
  'companyTitle.decided': { file: `${F}/company-titles/api/title-news.ts`, to: 'COMPANY_TITLES_PATH' },
  'correction.received': { file: `${F}/corrections/api/save-correction.ts`, to: 'DESK_CORRECTIONS_PATH' },
  'correction.handled': { file: `${F}/corrections/api/handle-correction.ts`, to: 'itemHref' },
  'enquiry.asked': enquiry,
  'enquiry.closed': enquiry,
  'enquiry.received': { file: `${F}/enquiries/api/enquiry-jobs.ts`, to: 'DESK_ENQUIRIES_PATH' },
  'export.ready': exported,
  'export.failed': exported,
  'export.scheduled': exported,
  'export.scheduleEnded': { ...exported, file: 'src/business/transfers/api/schedules/run-schedules.ts' },
  'flow.retired': {
    ...{ file: `${F}/approval-flows/api/retire-dead-flows.ts`, to: 'flowHref' },
    because: 'APPROVAL_EDIT lies within it',
  },
  'goods.priceUp': goods,
  'goods.back': goods,
  'import.done': imported,
  'import.failed': imported,
  'member.joined': { file: `${F}/accounts/api/answer-invitation.ts`, to: 'MEMBER_LIST_PATH' },
  'order.confirmed': order('orders/api/order-message-effects.ts', { kind: `${F}/orders/api/order-message-effects.ts` }),
  'order.cancelled': order('orders/api/expire-orders.ts'),
  'order.unpaid': order('orders/api/expire-orders.ts', { to: 'payHref' }),
  'order.unconfirmed': order('orders/api/tell-unconfirmed.ts', { to: 'deskOrderHref' }),
  'parcel.shipped': parcel,
  'parcel.delivered': parcel,
  'parcel.signed': parcel,
  'parcel.signedByOther': parcel,
  'parcel.refused': parcel,
  'parcel.late': order('fulfilment/api/tell-late.ts'),
  'parcel.postponed': order('fulfilment/api/notify-postponed.ts'),
  'payment.refunded': order('payments/api/refund-effects.ts'),
  'receivable.dunning': { file: `${F}/receivables/api/dunning/remind.ts`, to: 'USER_CREDIT_PATH' },
  'receivable.dunned': {
    ...{ file: `${F}/receivables/api/dunning/remind.ts`, to: 'DESK_DUNNING_PATH' },
    because: 'who books money',
  },
  'receivable.received': { file: `${F}/receivables/api/book/book-receipt.ts`, to: 'USER_CREDIT_PATH' },
  'receivable.writeOffAsked': { file: `${F}/receivables/api/write-offs/write-offs.ts`, to: 'DESK_RECEIVABLES_PATH' },
  'payment.stuck': { file: `${F}/payments/api/tell-stuck.ts`, to: 'DESK_PAYMENTS_PATH' },
  'quote.sent': { ...quote, kind: `${F}/quotes/api/desk/deliver-quote.ts` },
  'quote.asked': { ...quote, kind: `${F}/quotes/api/desk/work-on-quote.ts` },
  'quote.expiring': { ...quote, kind: quote.file },
  'quote.expired': { ...quote, kind: quote.file },
  'quote.approved': { file: `${F}/quotes/api/approval/tell-approved.ts`, to: 'deskQuoteHref' },
  'sharing.wish': { ...quote, file: `${F}/sharing/api/tell-of-wish.ts` },
  'terms.applied': { file: NEWS, to: 'DESK_CREDIT_APPLICATIONS_HREF' },
  'terms.checkRefused': { file: NEWS, to: 'deskCustomerHref' },
  'terms.checking': {
    file: NEWS,
    to: 'deskCustomerHref',
    because: 'who is a second person works on customers as well',
  },
  'terms.creditGranted': {
    file: NEWS,
    to: 'USER_CREDIT_PATH',
    because: 'he applied with this right or manages the company',
  },
  'terms.creditRejected': {
    file: NEWS,
    to: 'USER_CREDIT_PATH',
    because: 'he applied with this right or manages the company',
  },
  'terms.raiseEnded': { file: NEWS, to: 'USER_CREDIT_PATH', because: 'who manages a company has this right as well' },
  'work.stuck': { file: `${F}/diagnostics/api/tell-of-stuck-work.ts`, to: 'DESK_MONITORING_PATH' },
};

const ADDRESSES = new Map<string, unknown>(Object.entries(paths));
const EVENTS = MESSAGE_EVENTS.map((event) => [event.code, event] as const);
const read = (file: string) => readFileSync(file, 'utf8');
/** Without what is only imported: naming an address there leads nobody anywhere. */
const body = (file: string) => read(file).replaceAll(/^import [^;]*;$/gms, '');

it('every event has its line, and every line its event', () => {
  expect(Object.keys(TOLD).toSorted()).toEqual(EVENTS.map(([code]) => code).toSorted());
});

describe.each(EVENTS)('%s', (code, event) => {
  const { file, kind, to, because } = TOLD[code] ?? ({} as Told);
  const name = code.split('.')[1];

  it('is told', () => {
    const named = kind ? /Messages\[\w+\]/ : new RegExp(String.raw`Messages\.${name}\b`);
    expect(body(file)).toMatch(named);
    expect(body(file)).toContain('.tell(');
    if (kind) expect(body(kind)).toMatch(new RegExp(String.raw`'${name}'|\b${name}:`));
  });

  it('leads to a page that its receivers may open', () => {
    const made = ADDRESSES.get(to);
    const path = String(typeof made === 'function' ? made('X') : made).split('?')[0];
    const page = PAGES.find((row) => row.path === path || row.path.replace('{id}', 'X') === path);
    if (!page) throw new Error(`no page ${path}`);
    expect(page.layout === 'desk').toBe(event.group === 'desk');
    expect(page.layout === 'desk' || (page.only ?? BUYING_PEOPLE).some((one) => BUYING_PEOPLE.includes(one))).toBe(
      true,
    );
    // What the desk is told wants the right of its page, and nobody without it finds it in his settings.
    if (event.group === 'desk') expect(event.right).toBe(page.permission);
    if (page.permission) expect(because !== undefined || body(file).includes(`'${page.permission}'`)).toBe(true);
    expect(concerns(event, event.group === 'desk')).toBe(true);
  });

  it('names the buyer’s number where it is about an order', () => {
    // What is approved or shared may be an order.
    const maybe = ['approval.', 'sharing.'].some((prefix) => code.startsWith(prefix));
    if (maybe || to === 'orderHref' || to === 'payHref' || to === 'deskOrderHref')
      expect(body(file)).toContain('poNumber');
  });
});
