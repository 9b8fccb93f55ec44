import { listAttachments, presentAttachment } from '#business/attachments/api/public.ts';
import { taxRateText } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { InvoiceView, RedLetterView } from '../../contract/invoice-schemas.ts';
import {
  INVOICE_TYPES,
  type InvoicePurpose,
  type InvoiceType,
  PURPOSES,
  RED_REASONS,
  type RedReason,
  SIDES,
  VERIFY_STATES,
} from '../../contract/invoice-words.ts';
import { invoiceStates, STANDING } from '../../rules/invoice-states.ts';
import { lineName } from '../../rules/invoice-words.ts';
import { hoursLeft, redCodeOf, redLetterStates } from '../../rules/red-letter-states.ts';
import { type ApplicationRow, readApplications } from '../application-repo.ts';
import { INVOICE_FILES } from '../invoice-attachments.ts';
import { type InvoiceRow, type LineWithGoods, readInvoiceLines } from '../invoice-repo.ts';
import { type RedRow, readRedsOf } from '../red/red-repo.ts';

/** For whom acts are offered: the side that reads, and whether it may act at all. */
export interface Viewer {
  side: 'buyer' | 'desk';
  mayAct: boolean;
  now: Date;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentRed(red: RedRow, { side, mayAct, now }: Viewer, reissueNo: string | null): RedLetterView {
  const { status, expiresAt } = red;
  const waits = status === 'to_buyer' || status === 'to_seller';
  const acts = side === 'buyer' ? redLetterStates.buyerActs(status) : redLetterStates.deskActs(status);
  const own = red.side === 'seller' ? 'seller' : 'buyer';
  return {
    ...{ redNo: red.redNo, side: own, sideLabel: SIDES[own], status, version: red.version },
    ...{ reason: red.reason as RedReason, reasonLabel: RED_REASONS[red.reason as RedReason] },
    ...{ code: redCodeOf(status), statusLabel: redLetterStates.label(status), tone: redLetterStates.tone(status) },
    ...{ amount: formatAmount(red.amountFen), taxAmount: formatAmount(red.taxFen), caseNo: red.caseNo, note: red.note },
    ...{ redInvoiceNo: red.redInvoiceNo, reissueNo, failure: side === 'desk' ? red.failure : '' },
    expiresAt: waits ? iso(expiresAt) : null,
    hoursLeft: waits && expiresAt ? hoursLeft(expiresAt, now) : null,
    createdAt: red.createdAt.toISOString(),
    acts: mayAct ? acts : [],
  };
}

/** What list and detail say alike of an invoice. */
export function presentHead(invoice: InvoiceRow, application: ApplicationRow) {
  const { amountFen, taxFen, status, verifyStatus } = invoice;
  const purpose = invoice.purpose as InvoicePurpose;
  const verified = verifyStatus as keyof typeof VERIFY_STATES;
  return {
    ...{ requestNo: invoice.requestNo, applicationNo: application.applicationNo, status, version: invoice.version },
    ...{ statusLabel: invoiceStates.label(status), tone: invoiceStates.tone(status) },
    ...{ invoiceNo: invoice.invoiceNo, specimen: invoice.specimen, title: application.title.title },
    typeLabel: INVOICE_TYPES[application.type as InvoiceType],
    taxRate: taxRateText(invoice.taxRateBp),
    ...{
      amount: formatAmount(amountFen),
      netAmount: formatAmount(amountFen - taxFen),
      taxAmount: formatAmount(taxFen),
    },
    redAmount: formatAmount(invoice.redFen),
    issuedAt: iso(invoice.issuedAt),
    ...{ verifyStatus: verified, verifyLabel: VERIFY_STATES[verified] },
    ...{ bookedAt: iso(invoice.bookedAt), voucherNo: invoice.voucherNo, purpose, purposeLabel: PURPOSES[purpose] },
  };
}

const presentLine = ({ line, goods }: LineWithGoods, orderNos: ReadonlyMap<bigint, string>) => ({
  ...{ lineNo: line.lineNo, orderNo: orderNos.get(goods.orderId) ?? '', skuCode: goods.itemNo },
  name: lineName(goods.taxShortName, goods.productName),
  ...{ spec: goods.spec, unit: goods.unit, taxCode: goods.taxCode, quantity: line.quantity },
  ...{ amount: formatAmount(line.amountFen), netAmount: formatAmount(line.amountFen - line.taxFen) },
  ...{ taxAmount: formatAmount(line.taxFen), redQuantity: line.redQuantity, redAmount: formatAmount(line.redFen) },
});

export const readFiles = async (db: Db, { firmId, id }: InvoiceRow) =>
  (await listAttachments(db, { firmId, kind: INVOICE_FILES, ownerId: id })).map(presentAttachment);

/** Numbers of the applications that come in the place of what is taken back. */
async function readNumbers(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await readApplications(db, ids);
  return new Map(rows.map(({ id, applicationNo }) => [id, applicationNo]));
}

/** Invoices of one application with lines, red letters and files. */
export async function presentInvoices(
  db: Db,
  application: ApplicationRow,
  rows: readonly InvoiceRow[],
  { orderNos, viewer }: { orderNos: ReadonlyMap<bigint, string>; viewer: Viewer },
): Promise<InvoiceView[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await readInvoiceLines(db, application.firmId, ids);
  const reds = await readRedsOf(db, application.firmId, ids);
  const made = await readNumbers(
    db,
    reds.flatMap(({ reissueId }) => reissueId ?? []),
  );
  const views: InvoiceView[] = [];
  for (const invoice of rows) {
    const own = lines.filter(({ line }) => line.invoiceId === invoice.id);
    const left = own.some(({ line }) => line.redFen < line.amountFen);
    views.push({
      ...presentHead(invoice, application),
      ...{ remark: invoice.remark, failure: viewer.side === 'desk' ? invoice.failure : '' },
      mayAct: viewer.mayAct,
      canRed: viewer.mayAct && left && STANDING.includes(invoice.status),
      lines: own.map((line) => presentLine(line, orderNos)),
      reds: reds
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map((red) => presentRed(red, viewer, made.get(red.reissueId ?? 0n) ?? null)),
      files: invoice.filesKept ? await readFiles(db, invoice) : [],
    });
  }
  return views;
}
