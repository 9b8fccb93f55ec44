import { eq } from 'drizzle-orm';
import { orderLines, orders } from '#features/orders/api/order-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { DraftWish } from '../contract/draft-schemas.ts';
import { invoiceApplicationLines, invoiceApplications, invoiceLines, invoices } from './invoice-tables.ts';
import { invoiceRedLetters } from './red-letter-tables.ts';

const UNKNOWN_ROW = '999999999999999999';
const UNKNOWN = { application: 'KP991231999999', invoice: 'FP991231999999', red: 'HZ991231999999' };
const number = (prefix: string) => `${prefix}261231${String(nextNumber() % 1_000_000).padStart(6, '0')}`;

/** An issued invoice of one line, and a red letter of it that waits; null where nobody of the firm may order. */
async function buildInvoice(shop: TestShop, owner: TestMember) {
  const db = shop.db.owner;
  const { itemNo } = await buildSku(db);
  const buyer = await buildMember(db, { firm: owner, loginSource: 3 });
  const { body } = await placeOrder(shop, buyer, [{ skuCode: itemNo, quantity: 1 }]);
  if (!body.data) return null;
  const [line] = await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderNo, body.data.orderNo as string));
  if (!line) throw new Error('order not found');
  const { firmId, userId } = owner;
  const [applicationNo, requestNo, redNo] = [number('KP'), number('FP'), number('HZ')];
  const amounts = { amountFen: 1_000n, taxFen: 115n };
  const [application] = await db
    .insert(invoiceApplications)
    .values({
      ...{
        firmId,
        userId,
        applicationNo,
        status: 'reviewing',
        source: 'orders',
        type: 3,
        title: { type: 3, title: '甲' },
      },
      ...{ remarkTemplate: '', deliveryWay: 'download', lineCount: 1, ...amounts },
    })
    .returning({ id: invoiceApplications.id });
  const applicationId = application?.id ?? 0n;
  const [wanted] = await db
    .insert(invoiceApplicationLines)
    .values({
      ...{ firmId, applicationId, lineNo: 1, orderId: line.orderId, orderLineId: line.lineId, itemNo },
      ...{ productName: '螺栓', quantity: 1, amountFen: 1_000n, taxRateBp: 1300 },
    })
    .returning({ id: invoiceApplicationLines.id });
  const head = { firmId, applicationId, requestNo, status: 'waiting', taxRateBp: 1300, lineCount: 1, ...amounts };
  const [invoice] = await db.insert(invoices).values(head).returning({ id: invoices.id });
  const invoiceId = invoice?.id ?? 0n;
  const applicationLineId = wanted?.id ?? 0n;
  await db.insert(invoiceLines).values({ firmId, invoiceId, applicationLineId, lineNo: 1, quantity: 1, ...amounts });
  const red = { firmId, invoiceId, redNo, side: 'buyer', reason: '01', status: 'to_seller', ...amounts };
  await db.insert(invoiceRedLetters).values(red);
  return { applicationNo, requestNo, redNo, invoiceId };
}

const DRAFT: DraftWish = {
  ...{ source: 'orders', orderNos: [], statementNos: [], merge: true, remarkTemplate: '' },
  ...{ deliveryWay: 'download', email: '', note: '', caseNo: '' },
};

const objects: FeatureSamples['objects'] = {
  invoiceApplication: {
    build: async (shop, owner) => (await buildInvoice(shop, owner))?.applicationNo ?? UNKNOWN.application,
    unknown: UNKNOWN.application,
    personal: false,
  },
  invoice: {
    build: async (shop, owner) => (await buildInvoice(shop, owner))?.requestNo ?? UNKNOWN.invoice,
    unknown: UNKNOWN.invoice,
    personal: false,
  },
  redLetter: {
    build: async (shop, owner) => (await buildInvoice(shop, owner))?.redNo ?? UNKNOWN.red,
    unknown: UNKNOWN.red,
    personal: false,
  },
  invoiceDraft: {
    build: async (shop, { firmId, userId }) => {
      const applicationNo = number('KP');
      await shop.db.owner.insert(invoiceApplications).values({
        ...{ firmId, userId, applicationNo, status: 'draft', source: 'orders', type: 3, draft: DRAFT },
        ...{ title: { type: 3, title: '甲' }, remarkTemplate: '', deliveryWay: 'download' },
        ...{ lineCount: 0, amountFen: 0n },
      });
      return applicationNo;
    },
    unknown: UNKNOWN.application,
    personal: false,
  },
  invoiceFile: {
    build: async (shop, owner) => {
      const made = await buildInvoice(shop, owner);
      if (!made) return UNKNOWN_ROW;
      const { firmId, userId } = owner;
      return storeFile(shop, 'invoice', { firmId, userId, ownerId: made.invoiceId });
    },
    unknown: UNKNOWN_ROW,
    personal: false,
  },
};

const ISSUED = 'what the company wants invoices for, what the shop issues and both take back';

export const invoicesSamples: FeatureSamples = {
  objects,
  inputs: {
    'invoiceDesk.savePolicy': () => ({
      version: 1,
      mostLines: 100,
      limit: '100000.00',
      alone: '0.00',
      reviewHours: 8,
      merge: true,
      remarkTemplate: '',
    }),
    'taxCodes.setOrdinary': async ({ shop }) => ({
      itemNos: [(await buildSku(shop.db.owner)).itemNo],
      ordinaryOnly: true,
    }),
    'invoices.saveDraft': () => ({ wish: { source: 'orders' } }),
  },
  notReached: {
    'invoiceDesk.file': 'wants a file that a platform gave',
    'invoiceDesk.detail': 'wants an application',
    'invoiceDesk.take': 'wants an application',
    'invoiceDesk.accept': 'wants an application',
    'invoiceDesk.reject': 'wants an application',
    'invoiceDesk.retry': 'wants an application that failed',
    'invoiceDesk.close': 'wants an application that was issued in part',
    'invoiceDesk.deliver': 'wants an application that was issued',
    'invoiceDesk.askRed': 'wants an invoice that was issued',
    'invoiceDesk.answerRed': 'wants a red letter',
    'invoiceDesk.verify': 'wants an invoice that was issued',
    'invoiceDesk.firmTerms': 'wants a customer',
    'invoiceDesk.saveFirmTerms': 'wants a customer',
    'invoices.verify': 'wants an invoice that was issued',
    'invoices.preview': 'wants an order that was signed for',
    'invoices.apply': 'wants an order that was signed for',
    'invoices.sign': 'wants an application that was delivered',
    'invoices.book': 'wants an invoice that was issued',
    'invoices.askRed': 'wants an invoice that was issued',
    'invoices.answerRed': 'wants a red letter of an invoice that was issued',
    'taxCodes.assign': 'wants a code of the imported table',
    'taxCodes.import': 'wants a file',
  },
  toldColumns: {
    invoice_applications: [
      ISSUED,
      'application_no status source case_no draft title remark_template delivery_way email receiver note reject_reason carrier tracking_no',
    ],
    invoice_application_lines: [
      ISSUED,
      'statement_no item_no product_name spec unit material_code tax_code tax_short_name',
    ],
    invoices: [ISSUED, 'request_no status remark invoice_no failure verify_status voucher_no purpose'],
    invoice_red_letters: [ISSUED, 'red_no side reason status note case_no red_invoice_no failure'],
    invoice_firm_terms: ['what the shop agreed with the company of its invoices', 'remark_template'],
    invoice_events: [ISSUED, 'side kind from_status to_status detail'],
  },
};
