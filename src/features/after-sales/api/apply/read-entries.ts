import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { lineFieldsOf, toldLineFields } from '#business/line-fields/rules/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { isOrderStatus, orderStatusLabel } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { isInside } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { CaseEntries, EntryLine } from '../../contract/apply-schemas.ts';
import { applyErrors } from '../../contract/case-errors.ts';
import { CASE_REASONS } from '../../contract/case-reasons.ts';
import type { CasePlaces } from '../../contract/case-schemas.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { caseLabel } from '../../rules/case-status.ts';
import { type KindOffer, offerKinds } from '../../rules/offered-kinds.ts';
import { paidForUnits } from '../../rules/paid-units.ts';
import { hasDraft } from './apply-drafts.ts';
import { accountWanted } from './check-application.ts';
import { factsOf, type OrderUnits, type PaidUnits, readOrderUnits } from './judge-wishes.ts';
import { isSignedOrder, mayAsk } from './own-order.ts';
import { readSeenOrder, type SeenOrder } from './read-seen-order.ts';

const presentKind = ({ kind, available, refusal, reasons }: KindOffer): EntryLine['kinds'][number] => ({
  ...{ kind, label: CASE_KINDS[kind], available, refusal },
  reasons: reasons.map((one) => {
    const { label, fault, evidence } = CASE_REASONS[one.reason];
    return { ...one, label, fault, evidence: [...evidence] };
  }),
});

function presentLine(units: OrderUnits, line: PaidUnits, { now, inside }: { now: Date; inside: boolean }): EntryLine {
  const { lineNo, itemNo, productName, orderUnit, quantity, signedQuantity, short, over, damaged, held } = line;
  const { units: counted, offer } = factsOf(units, line, now);
  const available = counted.free.received;
  return {
    ...{ lineNo, skuCode: itemNo, productName, orderUnit, quantity, signedQuantity, available },
    written: toldLineFields(lineFieldsOf(line), inside),
    productImg: skuPicture({ itemNo }),
    ...{ shortQuantity: short, overQuantity: over, damagedQuantity: damaged },
    signedAt: line.signedAt?.toISOString() ?? null,
    ...{ inProgress: counted.inProgress, settled: counted.settled },
    paidAmount: formatAmount(paidForUnits(line, held, available)),
    kinds: offerKinds(offer).map(presentKind),
    cases: held.map(({ caseNo, kind, status, quantity: asked }) => ({
      ...{ caseNo, kindLabel: CASE_KINDS[kind], statusLabel: caseLabel(status), quantity: asked },
    })),
  };
}

/** Why nothing of an order can be applied for by the caller; null where something can. */
function refusalOf(order: SeenOrder, caller: SignedInCaller, lines: readonly EntryLine[]): string | null {
  if (!isSignedOrder(order.status)) return applyErrors.CASE_ORDER_STEP.message;
  if (!mayAsk(order, caller) || !caller.permissions.has('AFTER_SALES_ADD'))
    return applyErrors.CASE_ORDER_NOT_YOURS.message;
  const open = lines.some(({ kinds }) => kinds.some(({ refusal }) => refusal === null));
  return open ? null : '这张订单没有可申请售后的商品';
}

/** What of an order can be applied for, line by line, and why the rest cannot. */
export async function readEntries(db: Db, caller: SignedInCaller, orderNo: string, now: Date): Promise<CaseEntries> {
  const order = await readSeenOrder(db, caller, orderNo);
  const units = await readOrderUnits(db, order);
  const inside = isInside(caller.identity);
  const lines = units.lines.map((line) => presentLine(units, line, { now, inside }));
  const { receiver, phone, province, city, district, detail } = order.address;
  return {
    orderNo,
    statusLabel: isOrderStatus(order.status) ? orderStatusLabel(order.status) : order.status,
    refusal: refusalOf(order, caller, lines),
    lines,
    accountWanted: accountWanted(order),
    address: { receiver, phone, province, city, district, detail },
    draft: await hasDraft(db, caller, order),
  };
}

/** Orders of an item that are looked at; older ones are found in the list of orders. */
const MOST_PLACES = 20;

/** Orders of the caller with an item of which units can be applied for, the latest first. */
export async function readPlaces(db: Db, caller: SignedInCaller, itemNo: string, now: Date): Promise<CasePlaces> {
  const rows = await db
    .select({ orderNo: ordersView.orderNo, lineNo: orderLinesView.lineNo })
    .from(orderLinesView)
    .innerJoin(ordersView, and(eq(ordersView.firmId, orderLinesView.firmId), eq(ordersView.id, orderLinesView.orderId)))
    .where(
      and(
        visibleTo(caller, ordersView),
        eq(orderLinesView.firmId, caller.firmId),
        sql`${orderLinesView.skuId} = (select s.id from skus_view s where s.item_no = ${itemNo})`,
        gt(orderLinesView.signedQuantity, 0),
        inArray(ordersView.status, ['partly_signed', 'signed', 'completed']),
      ),
    )
    .orderBy(desc(ordersView.submittedAt))
    .limit(MOST_PLACES);
  const places: CasePlaces = [];
  for (const { orderNo, lineNo } of rows) {
    const { lines } = await readEntries(db, caller, orderNo, now);
    const line = lines.find((one) => one.lineNo === lineNo);
    if (!line?.signedAt || !line.kinds.some(({ refusal }) => refusal === null)) continue;
    const { signedAt, available, orderUnit } = line;
    places.push({ orderNo, lineNo, signedAt, available, orderUnit });
  }
  return places;
}
