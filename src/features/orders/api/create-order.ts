import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { createErrors } from '../contract/checkout-errors.ts';
import type { CreatedOrder, CreateInput, PayWay } from '../contract/checkout-schemas.ts';
import { type OrderStatus, orderStatusLabel } from '../rules/order-status.ts';
import { initialStatus } from '../rules/pay-ways.ts';
import { type AcceptedLine, acceptQuote } from './accept-quote.ts';
import { assertCatalogueOnce } from './assert-catalogue-once.ts';
import type { CheckoutSettings, HoldTimes } from './checkout-settings.ts';
import { holdUntil } from './hold-until.ts';
import { insertOrder } from './order-birth-repo.ts';
import type { OrderDraft } from './order-control.ts';
import { draftLine } from './order-draft.ts';
import { attachFiles } from './order-file-repo.ts';
import type { OrderPromises, PromisedPrices } from './order-promises.ts';
import { acceptInvoice, assertOwnFiles, assertPoFree, readOrderGround } from './order-wishes.ts';
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

type LineReader = Awaited<ReturnType<typeof readLineFields>>;

/** What was written to a line of the quote stands on the order where the buyer wrote nothing else. */
function withPromises(fields: LineReader, promised: PromisedPrices | undefined): LineReader {
  return (index) => {
    const own = fields(index);
    const line = promised?.lines[index];
    if (!line) return own;
    const { note, costCenter, customerCode } = own;
    return {
      ...own,
      note: note || line.note,
      costCenter: costCenter || line.costCenter,
      customerCode: customerCode || line.customerCode,
    };
  };
}

async function attach(db: Db, caller: SignedInCaller, orderId: bigint, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const attached = await attachFiles(db, caller, orderId, fileIds.map(BigInt));
  if (attached < new Set(fileIds).size) throw refuse(createErrors, 'ORDER_FILE_GONE');
}

/** Everything a buyer wished for, checked against what the shop knows. */
async function acceptWishes(db: Db, caller: SignedInCaller, promises: OrderPromises, input: CreateInput) {
  const { terms, address, regionCode } = await readOrderGround(db, caller, input.addressId);
  await assertOwnFiles(db, caller, input.fileIds);
  const invoice = acceptInvoice(input.invoice);
  const { quoteNo, lines: wished } = input;
  const promised = quoteNo ? await promises.read(db, caller, { quoteNo, lines: wished, hold: true }) : undefined;
  const quote = await readQuote(db, caller, wished, regionCode, { terms, promised });
  const lines = acceptQuote(quote, input);
  await assertCatalogueOnce(db, caller.firmId, lines);
  await assertPoFree(db, caller, terms.poPolicy, input.poNumber);
  return { address, regionCode, invoice, quote, lines, promised };
}

/** `shareCode`: job code of the sales person whose link brought the buyer here; the browser keeps it (specification 3). */
type Wanted = CreateInput & { shareCode: string | null };

type Wishes = Awaited<ReturnType<typeof acceptWishes>>;

/** How an order begins: at its goods, at its money, or with those who have to agree. */
interface Beginning {
  status: OrderStatus;
  hold: Date | null;
  approvalStatus: 'none' | 'pending';
}

function beginningOf(payWay: PayWay, hold: HoldTimes, approvingUntil: Date | null): Beginning {
  if (approvingUntil) return { status: 'approving', hold: approvingUntil, approvalStatus: 'pending' };
  return { status: initialStatus(payWay), hold: holdUntil(payWay, hold, new Date()), approvalStatus: 'none' };
}

function orderRow({ firmId, userId }: SignedInCaller, input: Wanted, wishes: Wishes, beginning: Beginning) {
  const { address, regionCode, invoice, lines, quote } = wishes;
  const { goodsFen, freightFen, discountFen, totalFen, taxFen } = quote;
  const { payWay, poNumber, note, shareCode } = input;
  return {
    shareCode,
    ...{
      firmId,
      userId,
      status: beginning.status,
      approvalStatus: beginning.approvalStatus,
      poNumber: poNumber || null,
      note,
      address,
      regionCode,
      invoice,
    },
    ...{ payWay, paymentStatus: payWay === 'account' ? 'none' : 'unpaid', holdUntil: beginning.hold },
    ...{ goodsFen, freightFen, discountFen, totalFen, taxFen, lineCount: lines.length },
  };
}

/** The order as approvals and budgets judge it. */
const draftOf = ({ lines, quote }: Wishes, fields: LineReader): OrderDraft => ({
  lines: lines.map(({ item, quantity, amountFen }, index) => {
    const { costCenter, expectedOn } = fields(index);
    return draftLine(item, { quantity, amountFen, costCenter, expectedOn });
  }),
  freightFen: quote.freightFen,
  totalFen: quote.totalFen,
});

/**
 * Makes an order in one transaction: priced from the catalogue, checked against what the buyer saw, ordered lines out of
 * the cart, its money booked, stock reserved. Credit comes last, budgets and stock with the commit itself, always in this
 * order, so that the rows everyone wants are locked for the shortest time. All of it may be done twice (`leaveForTheEnd`).
 */
export async function createOrder(
  db: Db,
  caller: SignedInCaller,
  settings: Pick<CheckoutSettings, 'money' | 'hold' | 'control' | 'promises'>,
  input: Wanted,
): Promise<CreatedOrder> {
  const { firmId, userId } = caller;
  const { payWay } = input;
  const { promises } = settings;
  const wishes = await acceptWishes(db, caller, promises, input);
  const { lines, quote, regionCode, promised } = wishes;
  const fields = withPromises(await readLineFields(db, caller, input), promised);
  const permission = await settings.control.judge(db, caller, draftOf(wishes, fields));
  const beginning = beginningOf(payWay, settings.hold, permission.approvingUntil);
  const { status, hold } = beginning;
  const order = orderRow(caller, input, wishes, beginning);
  const facts = { payWay, totalAmount: formatAmount(quote.totalFen), lineCount: lines.length };
  const lineRows = lines.map((line, index) =>
    lineRow(line, index, { ...fields(index), costCenter: permission.costCenters[index] ?? '' }),
  );
  const { orderId, orderNo, lineIds } = await insertOrder(db, {
    // The cart has been filled before, and its owner has seen it.
    ...{ order, lines: lineRows, facts, codesWanted: !input.fromCart },
  });
  const place = { firmId, orderId };
  await attach(db, caller, orderId, input.fileIds);
  if (input.quoteNo) await promises.book(db, caller, { quoteNo: input.quoteNo, orderId, lines: input.lines });
  const due = { ...place, userId, orderNo, totalFen: quote.totalFen, payWay, holdUntil: hold };
  // Credit is used at once; other money is asked for when everybody has agreed.
  if (status !== 'approving' || payWay === 'account') await settings.money.book(db, due);
  await permission.begin(db, orderNo);
  await reserveLines(db, { ...place, lineIds }, lines, regionCode);
  return { orderNo, ...facts, status, statusLabel: orderStatusLabel(status) };
}
