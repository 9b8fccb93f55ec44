import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import { deskErrors } from '../../contract/invoice-errors.ts';
import { type RemarkFacts, writeRemark } from '../../rules/invoice-words.ts';
import { excessOf } from '../../rules/invoiceable.ts';
import { type PlannedInvoice, splitInvoices, tooLarge } from '../../rules/split-invoices.ts';
import {
  type ApplicationLine,
  type ApplicationRow,
  type InvoiceActor,
  moveApplication,
  readLines,
  readOrderIds,
} from '../application-repo.ts';
import { insertInvoice } from '../invoice-repo.ts';
import { type InvoiceableOrder, readInvoiceable } from '../invoiceable-repo.ts';
import { readPolicyFor } from '../policy-repo.ts';

/** Topic of invoices that are to be sent, or asked about: `{ firmId, invoiceId }`, ids as text. */
export const INVOICE_SEND = 'invoice.send';
export const sendInvoice = (db: Db, { firmId, id }: { firmId: bigint; id: bigint }): Promise<void> =>
  enqueueEffect(db, INVOICE_SEND, { firmId: String(firmId), invoiceId: String(id) });

/** Lines of some orders of which more is asked for than was signed and kept; their orders are locked. */
export async function readReturned(db: Db, firmId: bigint, orderIds: readonly bigint[]) {
  const orders = await readInvoiceable(db, firmId, orderIds);
  const over = ({ orderNo, goods, freight }: InvoiceableOrder) => [
    ...goods.map(({ lineNo, limit }) => ({ orderNo, lineNo, ...excessOf(limit) })),
    { orderNo, lineNo: 0, ...excessOf(freight.limit) },
  ];
  return orders.flatMap(over).filter(({ quantity, amountFen }) => quantity > 0 || amountFen > 0n);
}

/** Refuses to issue anything of orders of which more is asked for than was signed and kept. */
export async function refuseReturned(db: Db, firmId: bigint, orderIds: readonly bigint[]): Promise<void> {
  const returned = await readReturned(db, firmId, orderIds);
  if (returned.length === 0) return;
  const lines = returned.map(({ orderNo, lineNo, quantity, amountFen }) => ({
    ...{ orderNo, lineNo },
    message: quantity > 0 ? `超出 ${quantity}` : `超出 ${formatAmount(amountFen)} 元`,
  }));
  throw refuse(deskErrors, 'INVOICE_RETURNED', { data: { lines } });
}

const factsOf = (lines: readonly ApplicationLine[], orders: readonly InvoiceableOrder[]): RemarkFacts => {
  const own = orders.filter(({ orderId }) => lines.some((line) => line.orderId === orderId));
  return {
    orderNos: own.map(({ orderNo }) => orderNo),
    poNumbers: own.map(({ poNumber }) => poNumber),
    materialCodes: lines.map(({ materialCode }) => materialCode),
    statementNos: lines.map(({ statementNo }) => statementNo),
  };
};

/** Makes the invoices of an accepted application once every line has its tax code; until then it waits. */
export async function planInvoices(db: Db, actor: InvoiceActor, accepted: ApplicationRow): Promise<ApplicationRow> {
  const lines = await readLines(db, accepted);
  if (lines.some(({ taxCode }) => taxCode === '')) return accepted;
  const { mostLines, limitFen } = await readPolicyFor(db, accepted.firmId);
  const orders = await readInvoiceable(db, accepted.firmId, await readOrderIds(db, accepted));
  const orderNo = (orderId: bigint) => orders.find((order) => order.orderId === orderId)?.orderNo ?? '';
  const wanted = lines.map((line) => ({ ...line, orderNo: orderNo(line.orderId) }));
  if (tooLarge(wanted, limitFen).length > 0) throw refuse(deskErrors, 'INVOICE_UNIT_LARGE', { data: { lines: [] } });
  const goods = new Map(lines.map((line) => [line.lineNo, line]));
  const remarkOf = ({ pieces }: PlannedInvoice) =>
    writeRemark(
      accepted.remarkTemplate,
      factsOf(
        pieces.flatMap(({ lineNo }) => goods.get(lineNo) ?? []),
        orders,
      ),
    );
  const planned = splitInvoices(wanted, { merge: accepted.merge, mostLines, limitFen });
  for (const one of planned) {
    const invoice = await insertInvoice(db, accepted, one, { remark: remarkOf(one), goods });
    await sendInvoice(db, invoice);
  }
  const taxFen = sum(planned.flatMap(({ pieces }) => pieces.map((piece) => piece.taxFen)));
  return moveApplication(db, accepted, 'issuing', {
    ...{ actor, kind: 'sent', detail: `拆分为 ${planned.length} 张发票` },
    set: { taxFen },
  });
}

/** Accepts a locked application: its units are still there, its lines have codes – or it waits for them at the desk. */
export async function acceptApplication(db: Db, actor: InvoiceActor, found: ApplicationRow): Promise<ApplicationRow> {
  await refuseReturned(db, found.firmId, await readOrderIds(db, found));
  const accepted = await moveApplication(db, found, 'accepted', { actor, kind: 'accepted' });
  return planInvoices(db, actor, accepted);
}
