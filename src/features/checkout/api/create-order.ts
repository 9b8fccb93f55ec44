import { lineFieldsOr, withoutPastDays } from '#business/line-fields/rules/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { insertEvent, insertOrder } from '#features/orders/api/public.ts';
import { type OrderStatus, orderStatusLabel } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { CreatedOrder } from '../contract/checkout-schemas.ts';
import { overBudgetText } from '../rules/over-budget-text.ts';
import { acceptWishes, type Wishes } from './accept-wishes.ts';
import { attachToOrder } from './attach-files.ts';
import type { CheckoutSettings } from './checkout-settings.ts';
import type { OrderDraft, OrderPermission } from './order-control.ts';
import { draftLine } from './order-draft.ts';
import type { PromisedPrices } from './order-promises.ts';
import { beginningOf, lineRow, orderRow, type Wanted } from './order-rows.ts';
import { promiseOrder } from './promise-order.ts';
import { type LineReader, readLineFields, refusePastDays } from './read-line-fields.ts';
import { reserveLines } from './reserve-lines.ts';

/**
 * What was written to a line of the quote stands on the order where the buyer wrote nothing else; days that are over are
 * left behind, as the page has said.
 */
function withPromises(fields: LineReader, promised: PromisedPrices | undefined, today: string): LineReader {
  return (index) => {
    const line = promised?.lines[index];
    return line ? lineFieldsOr(fields(index), withoutPastDays(line.fields, today)) : fields(index);
  };
}

/** The order as approvals and budgets judge it. */
const draftOf = (input: Wanted, { lines, quote, promised }: Wishes, fields: LineReader): OrderDraft => ({
  lines: lines.map(({ item, quantity, amountFen }, index) => {
    const { costCenter, expectedOn } = fields(index);
    return draftLine(item, { quantity, amountFen, costCenter, expectedOn });
  }),
  freightFen: quote.freightFen,
  totalFen: quote.totalFen,
  approval: promised?.approval ?? null,
  overBudget: input.overBudget ?? null,
});

/** On which terms it may be made, in its log: an approval it has had as a quote, budgets it goes over. */
async function writeTerms(
  db: Db,
  { status, ...place }: { firmId: bigint; orderId: bigint; userId: bigint; status: OrderStatus },
  { coveredBy, overBudget }: OrderPermission,
): Promise<void> {
  const event = { ...place, fromStatus: null, toStatus: status };
  if (coveredBy !== null) await insertEvent(db, { ...event, kind: 'approval_covered', detail: coveredBy });
  if (overBudget) await insertEvent(db, { ...event, kind: 'over_budget', detail: overBudgetText(overBudget) });
}

/**
 * Makes an order in one transaction: priced from the catalogue, checked against what the buyer saw, ordered lines out of
 * the cart, its money booked, stock reserved. Credit comes last, budgets and stock with the commit itself, always in this
 * order, so that the rows everyone wants are locked for the shortest time. All of it may be done twice (`deferToCommit`).
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
  const { lines, quote, promised } = wishes;
  const today = todayInShanghai(new Date());
  const own = await readLineFields(db, caller, input);
  refusePastDays(input.lines, own, today);
  const fields = withPromises(own, promised, today);
  const given = await promiseOrder(db, wishes);
  const permission = await settings.control.judge(db, caller, draftOf(input, wishes, fields));
  const beginning = beginningOf(payWay, settings.hold, permission.approvingUntil);
  const { status, hold } = beginning;
  const order = orderRow(caller, input, wishes, { ...beginning, overBudget: permission.overBudget });
  const facts = { payWay, totalAmount: formatAmount(quote.totalFen), lineCount: lines.length };
  const { overBudget } = permission;
  const lineRows = lines.map((line, index) =>
    lineRow(line, index, {
      ...fields(index),
      costCenter: permission.costCenters[index] ?? '',
      promises: given.promises[index] ?? [],
    }),
  );
  const { orderId, orderNo, lineIds } = await insertOrder(db, {
    // The cart has been filled before, and its owner has seen it.
    order,
    lines: lineRows,
    codesWanted: !input.fromCart,
    facts: overBudget ? { ...facts, overBudget: overBudgetText(overBudget) } : facts,
  });
  const place = { firmId, orderId };
  await attachToOrder(db, caller, orderId, input.fileIds);
  if (input.quoteNo) await promises.book(db, caller, { quoteNo: input.quoteNo, orderId, lines: input.lines });
  await writeTerms(db, { ...place, userId, status }, permission);
  const due = { ...place, userId, orderNo, totalFen: quote.totalFen, payWay, holdUntil: hold };
  // Credit is used at once; other money is asked for when everybody has agreed.
  if (status !== 'approving' || payWay === 'account') await settings.money.book(db, due);
  await permission.begin(db, orderNo);
  await reserveLines(db, { ...place, lineIds }, lines, given);
  const payNow = payWay === 'online' && status === 'to_pay';
  return { orderNo, ...facts, status, statusLabel: orderStatusLabel(status), payNow };
}
