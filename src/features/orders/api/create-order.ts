import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import type { CreatedOrder, CreateInput } from '../contract/checkout-schemas.ts';
import { orderStatusLabel } from '../rules/order-status.ts';
import { initialStatus } from '../rules/pay-ways.ts';
import { type AcceptedLine, acceptQuote } from './accept-quote.ts';
import { announceReady } from './announce-ready.ts';
import { assertCatalogueOnce } from './assert-catalogue-once.ts';
import type { CheckoutSettings } from './checkout-settings.ts';
import { holdUntil } from './hold-until.ts';
import { attachFiles } from './order-file-repo.ts';
import { insertEvent, insertLines, insertOrder, insertReservations } from './order-repo.ts';
import { acceptInvoice, assertOwnFiles, assertPoFree, readOrderAddress } from './order-wishes.ts';
import { type LineFields, readLineFields } from './read-line-fields.ts';
import { readQuote } from './read-quote.ts';
import { reserveLines } from './reserve-lines.ts';

const lineRow = ({ item, quantity, amountFen, taxFen }: AcceptedLine, index: number, fields: LineFields) => ({
  lineNo: index + 1,
  skuId: item.skuId,
  itemNo: item.itemNo,
  productName: item.name,
  brandName: item.brandName,
  mpn: item.mpn,
  orderUnit: item.orderUnit,
  quantity,
  salesPrice: item.salesPrice,
  amountFen,
  taxRateBp: item.taxRateBp,
  taxFen,
  dayType: item.dayType,
  deliveryDays: item.deliveryDays,
  ...fields,
});

async function attach(db: Db, caller: SignedInCaller, orderId: bigint, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const attached = await attachFiles(db, caller, orderId, fileIds.map(BigInt));
  if (attached < new Set(fileIds).size) throw refuse(createErrors, 'ORDER_FILE_GONE');
}

/** Everything a buyer wished for, checked against what the shop knows. */
async function acceptWishes(db: Db, caller: SignedInCaller, input: CreateInput) {
  const { address, regionCode } = await readOrderAddress(db, caller, input.addressId);
  await assertOwnFiles(db, caller, input.fileIds);
  const invoice = acceptInvoice(input.invoice);
  const quote = await readQuote(db, caller, input.lines, regionCode);
  const lines = acceptQuote(quote, input);
  await assertCatalogueOnce(db, caller.firmId, lines);
  await assertPoFree(db, caller, quote.terms.poPolicy, input.poNumber);
  return { address, regionCode, invoice, quote, lines };
}

type Wishes = Awaited<ReturnType<typeof acceptWishes>>;

function orderRow({ firmId, userId }: SignedInCaller, input: CreateInput, wishes: Wishes, hold: Date | null) {
  const { address, regionCode, invoice, lines, quote } = wishes;
  const { goodsFen, freightFen, discountFen, totalFen, taxFen } = quote;
  const { payWay, poNumber, note } = input;
  return {
    ...{
      firmId,
      userId,
      status: initialStatus(payWay),
      poNumber: poNumber || null,
      note,
      address,
      regionCode,
      invoice,
    },
    ...{ payWay, paymentStatus: payWay === 'account' ? 'none' : 'unpaid', holdUntil: hold },
    ...{ goodsFen, freightFen, discountFen, totalFen, taxFen, lineCount: lines.length },
  };
}

/**
 * Makes an order in one transaction: priced from the catalogue, checked against what the buyer saw, its money booked,
 * stock reserved, ordered lines out of the cart. Stock comes last, so that the rows everyone wants are locked for the
 * shortest time.
 */
export async function createOrder(
  db: Db,
  caller: SignedInCaller,
  settings: Pick<CheckoutSettings, 'money' | 'hold'>,
  input: CreateInput,
): Promise<CreatedOrder> {
  const { firmId, userId } = caller;
  const { payWay } = input;
  const wishes = await acceptWishes(db, caller, input);
  const { lines, quote, regionCode } = wishes;
  const status = initialStatus(payWay);
  const hold = holdUntil(payWay, settings.hold, new Date());
  const fields = await readLineFields(db, caller, input);
  const { id: orderId, orderNo } = await insertOrder(db, orderRow(caller, input, wishes, hold));
  const place = { firmId, orderId };
  const lineIds = await insertLines(
    db,
    place,
    lines.map((line, index) => lineRow(line, index, fields(index))),
  );
  await attach(db, caller, orderId, input.fileIds);
  await insertEvent(db, { ...place, userId, kind: 'created', fromStatus: null, toStatus: status });
  const after = { orderNo, payWay, totalAmount: formatAmount(quote.totalFen), lineCount: lines.length };
  await writeAudit(db, caller, { action: 'order.created', objectType: 'order', objectId: orderNo, after });
  await settings.money.book(db, { ...place, userId, orderNo, totalFen: quote.totalFen, payWay, holdUntil: hold });
  if (status === 'to_ship') await announceReady(db, place);
  await insertReservations(db, place, await reserveLines(db, lines, lineIds, regionCode));
  return { ...after, status, statusLabel: orderStatusLabel(status) };
}
