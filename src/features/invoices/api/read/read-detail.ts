import { and, asc, eq } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { taxRateText } from '#features/orders/rules/public.ts';
import { amongIds } from '#platform/api/among.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ApplicationDetail } from '../../contract/invoice-schemas.ts';
import {
  DELIVERY_WAYS,
  type DeliveryWay,
  INVOICE_TYPES,
  type InvoiceSource,
  type InvoiceType,
  SOURCES,
} from '../../contract/invoice-words.ts';
import { applicationStates } from '../../rules/application-states.ts';
import { invoiceEvents as words } from '../../rules/invoice-events.ts';
import { redLabel, redLetterStates } from '../../rules/red-letter-states.ts';
import { mayAct } from '../acts/own-application.ts';
import {
  type ApplicationLine,
  type ApplicationRow,
  findApplication,
  numbered,
  readLines,
  visibleTo,
} from '../application-repo.ts';
import { readReissued } from '../drafts/draft-repo.ts';
import { ofApplication, readInvoices } from '../invoice-repo.ts';
import { invoiceEvents } from '../red-letter-tables.ts';
import { presentInvoices, type Viewer } from './present-invoices.ts';

export const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What every row and detail says of an application. */
export const presentState = (one: ApplicationRow, applicantName: string) => ({
  ...{ applicationNo: one.applicationNo, status: one.status, version: one.version, title: one.title.title },
  statusLabel: applicationStates.label(one.status),
  ...{ source: one.source as InvoiceSource, sourceLabel: SOURCES[one.source as InvoiceSource] },
  typeLabel: INVOICE_TYPES[one.type as InvoiceType],
  ...{ amount: formatAmount(one.amountFen), lineCount: one.lineCount, applicantName },
  createdAt: one.createdAt.toISOString(),
});

const presentTitle = ({ type, title: facts }: ApplicationRow) => ({
  ...{ type, typeLabel: INVOICE_TYPES[type as InvoiceType], title: facts.title, taxNo: facts.taxNo ?? '' },
  ...{ bankName: facts.bankName ?? '', bankAccount: facts.bankAccount ?? '' },
  ...{ address: facts.address ?? '', phone: facts.phone ?? '' },
});

/**
 * Who did what and when. The company reads all that its own people did, of the shop and its platform what is meant for it: no
 * words of the desk among its own, and nobody's name.
 */
async function readEvents(db: Db, { firmId, id }: ApplicationRow, side: Viewer['side'], inside: boolean) {
  const rows = await db
    .select({ event: invoiceEvents, actorName: usersView.realName })
    .from(invoiceEvents)
    .leftJoin(usersView, eq(usersView.id, invoiceEvents.userId))
    .where(and(eq(invoiceEvents.firmId, firmId), eq(invoiceEvents.applicationId, id)))
    .orderBy(asc(invoiceEvents.id));
  return rows
    .flatMap(({ event, actorName }) => {
      const own = side === 'desk' || event.side === 'buyer';
      return words.present({ ...event, actorName: own ? actorName : null }, own && inside);
    })
    .toReversed();
}

async function readOld(db: Db, one: ApplicationRow): Promise<ApplicationDetail['reissue']> {
  const old = await readReissued(db, one);
  if (!old) return null;
  const { redNo, applicationNo, invoiceNo } = old;
  return {
    redNo,
    applicationNo,
    invoiceNo: invoiceNo ?? '',
    redStatusLabel: redLabel(redLetterStates.read(old.status)),
  };
}

async function readOrderNos(db: Db, firmId: bigint, lines: readonly ApplicationLine[]) {
  const ids = [...new Set(lines.map(({ orderId }) => orderId))];
  const rows = await db
    .select({ id: ordersView.id, orderNo: ordersView.orderNo })
    .from(ordersView)
    .where(and(eq(ordersView.firmId, firmId), amongIds(ordersView.id, ids)));
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
}

async function readLineNos(db: Db, firmId: bigint, lines: readonly ApplicationLine[]) {
  const ids = lines.flatMap(({ orderLineId }) => orderLineId ?? []);
  const rows = await db
    .select({ id: orderLinesView.id, lineNo: orderLinesView.lineNo })
    .from(orderLinesView)
    .where(and(eq(orderLinesView.firmId, firmId), amongIds(orderLinesView.id, ids)));
  return new Map(rows.map(({ id, lineNo }) => [id, lineNo]));
}

export async function readName(db: Db, userId: bigint): Promise<string> {
  const [person] = await db.select({ name: usersView.realName }).from(usersView).where(eq(usersView.id, userId));
  return person?.name ?? '';
}

/** Everything of an application that both sides read; acts are added by whose page it is. */
export async function presentDetail(
  db: Db,
  one: ApplicationRow,
  { viewer, inside }: { viewer: Viewer; inside: boolean },
): Promise<Omit<ApplicationDetail, 'acts'>> {
  const lines = await readLines(db, one);
  const orderNos = await readOrderNos(db, one.firmId, lines);
  const lineNos = await readLineNos(db, one.firmId, lines);
  const way = one.deliveryWay as DeliveryWay;
  return {
    ...presentState(one, await readName(db, one.userId)),
    ...{ tone: applicationStates.tone(one.status), titleFacts: presentTitle(one), merge: one.merge, note: one.note },
    ...{ remarkTemplate: one.remarkTemplate, taxAmount: formatAmount(one.taxFen), caseNo: one.caseNo },
    ...{ deliveryWay: way, deliveryLabel: DELIVERY_WAYS[way], email: one.email, receiver: one.receiver },
    ...{ carrier: one.carrier, trackingNo: one.trackingNo, rejectReason: one.rejectReason },
    ...{ deliveredAt: iso(one.deliveredAt), signedAt: iso(one.signedAt) },
    lines: lines.map((line) => ({
      ...{ lineNo: line.lineNo, orderNo: orderNos.get(line.orderId) ?? '', skuCode: line.itemNo },
      orderLineNo: (line.orderLineId !== null && lineNos.get(line.orderLineId)) || 0,
      ...{ productName: line.productName, materialCode: line.materialCode, unit: line.unit, quantity: line.quantity },
      ...{ amount: formatAmount(line.amountFen), taxRate: taxRateText(line.taxRateBp), taxCode: line.taxCode },
      codeMissing: line.taxCode === '',
    })),
    invoices: await presentInvoices(db, one, await readInvoices(db, ofApplication(one)), { orderNos, viewer }),
    reissue: await readOld(db, one),
    events: await readEvents(db, one, viewer.side, inside),
  };
}

/** An application as its company reads it. */
export async function readDetail(
  db: Db,
  caller: SignedInCaller,
  applicationNo: string,
  now: Date,
): Promise<ApplicationDetail> {
  const one = await findApplication(db, and(visibleTo(caller), numbered(applicationNo)));
  if (!one) throw notFound('开票申请');
  const may = mayAct(one, caller) && caller.permissions.has('BILL_EDIT');
  const viewer: Viewer = { side: 'buyer', mayAct: may, now };
  const detail = await presentDetail(db, one, { viewer, inside: isInside(caller.identity) });
  return { ...detail, acts: may ? applicationStates.buyerActs(one.status) : [] };
}
