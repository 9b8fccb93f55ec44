import { presentAttachment, takeUpload } from '#business/attachments/api/public.ts';
import { withoutPastDays } from '#business/line-fields/rules/public.ts';
import { readShareCode } from '#features/access/api/public.ts';
import { readSkusForSale } from '#features/catalog/api/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { readCodesOfItems } from '#features/materials/api/public.ts';
import { findDuplicatePo } from '#features/orders/api/public.ts';
import { ORDER_FILES } from '#features/orders/contract/order-files.ts';
import { ORDER_CHANNELS, ORDER_ENUMS, PAY_WAYS } from '#features/orders/rules/public.ts';
import { findAddress } from '#features/profile/api/public.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { checkoutContract } from '../contract/checkout-contract.ts';
import { addressErrors } from '../contract/checkout-errors.ts';
import type { CheckoutCustomer, WantedLines } from '../contract/checkout-schemas.ts';
import type { ControlInput } from '../contract/control-schemas.ts';
import { checkDecimalQuantity } from '../rules/decimal-quantity.ts';
import { firmInvoice } from '../rules/prefill-invoice.ts';
import type { CheckoutSettings } from './checkout-settings.ts';
import { createOrder } from './create-order.ts';
import type { OrderDraft } from './order-control.ts';
import { draftLine } from './order-draft.ts';
import type { PromisedPrices } from './order-promises.ts';
import { presentQuote, refusalsOf } from './present-quote.ts';
import { readFirmTerms } from './read-firm-terms.ts';
import { readLastCostCenters } from './read-last-invoices.ts';
import { readOfferedInvoices } from './read-offered-invoices.ts';
import { type FirmQuote, readQuote, readQuoteDelivery } from './read-quote.ts';

const checkout = implementFeature(checkoutContract);

/** The lines as they would be ordered now, with the days they arrive and the codes they go by at the firm. */
async function calculate(
  db: Db,
  caller: SignedInCaller,
  lines: WantedLines,
  { regionCode, promised }: { regionCode?: string; promised?: PromisedPrices } = {},
) {
  const quote = await readQuote(db, caller, lines, regionCode, { promised });
  const delivery = await readQuoteDelivery(db, quote, regionCode);
  const skuIds = quote.lines.flatMap(({ item }) => item?.skuId ?? []);
  const codes = await readCodesOfItems(db, caller.firmId, skuIds);
  const quotedDays = promised?.lines.map(({ deliveryDays }) => deliveryDays);
  return presentQuote(quote, { codes, delivery: { ...delivery, now: new Date(), quotedDays } });
}

async function readCustomer(db: Db, caller: SignedInCaller, money: CheckoutSettings['money']) {
  const { firmId } = caller;
  const { creditCode, ...terms } = await readFirmTerms(db, firmId);
  const ways = await money.readWays(db, firmId);
  const payWays = ways.map(({ payWay, creditLeftFen, held }) => ({
    payWay,
    ...PAY_WAYS[payWay],
    creditLeft: creditLeftFen === null ? null : formatAmount(creditLeftFen),
    held,
  }));
  const invoices = await readOfferedInvoices(db, caller);
  const costCenters = await readLastCostCenters(db, firmId);
  const customer: CheckoutCustomer = {
    ...terms,
    payWays,
    invoices,
    costCenters,
    firmInvoice: firmInvoice({ name: terms.firmName, creditCode }, invoices),
  };
  return customer;
}

/** The caller's address an order would go to. */
async function regionOf(db: Db, caller: SignedInCaller, addressId: string | undefined) {
  if (addressId === undefined) return undefined;
  const found = await findAddress(db, caller, BigInt(addressId));
  if (!found) throw refuse(addressErrors, 'ORDER_ADDRESS_GONE');
  return found.regionCode;
}

/** The lines that can be ordered now, as those who watch over spending look at them. */
function draftOfQuote(
  { lines, freightFen, totalFen }: FirmQuote,
  { lines: wanted, costCenter }: ControlInput,
  promised: PromisedPrices | undefined,
): OrderDraft {
  const today = todayInShanghai(new Date());
  const good = lines.flatMap(({ item, refusal, quantity, amountFen }, index) => {
    if (!item || refusal) return [];
    const { costCenter: own = '', expectedOn: day = null } = wanted[index] ?? {};
    const before = promised?.lines[index]?.fields;
    const charged = own || costCenter || (before?.costCenter ?? '');
    const expectedOn = day ?? (before ? withoutPastDays(before, today).expectedOn : null);
    return [draftLine(item, { quantity, amountFen, expectedOn, costCenter: charged })];
  });
  return { lines: good, freightFen, totalFen, approval: promised?.approval ?? null, overBudget: null };
}

export function createCheckoutHandlers(settings: CheckoutSettings) {
  return {
    calculate: checkout.calculate.handler(({ input, context: { db, caller } }) =>
      calculate(db, signedIn(caller), input),
    ),
    preview: checkout.preview.handler(async ({ input: { lines, addressId, quoteNo }, context: { db, caller } }) => {
      const member = signedIn(caller);
      const promised = quoteNo ? await settings.promises.read(db, member, { quoteNo, lines, hold: false }) : undefined;
      return calculate(db, member, lines, { regionCode: await regionOf(db, member, addressId), promised });
    }),
    control: checkout.control.handler(async ({ input, context: { db, caller } }) => {
      const member = signedIn(caller);
      const { quoteNo, lines, addressId } = input;
      const promised = quoteNo ? await settings.promises.read(db, member, { quoteNo, lines, hold: false }) : undefined;
      const quote = await readQuote(db, member, lines, await regionOf(db, member, addressId), { promised });
      return settings.control.preview(db, member, draftOfQuote(quote, input, promised));
    }),
    check: checkout.check.handler(async ({ input, context: { db, caller } }) => {
      const failInfos = refusalsOf(await readQuote(db, signedIn(caller), input));
      return { passed: failInfos.length === 0, failInfos };
    }),
    checkDuplicatePo: checkout.checkDuplicatePo.handler(async ({ input, context: { db, caller } }) => {
      const member = signedIn(caller);
      const { poPolicy: policy } = await readFirmTerms(db, member.firmId);
      return findDuplicatePo(db, member, { policy, poNumber: Array.isArray(input) ? '' : input.poNumber });
    }),
    decimalOrder: checkout.decimalOrder.handler(async ({ input: { skuCode, quantity }, context: { db, caller } }) => {
      const [item] = await readSkusForSale(db, [skuCode], caller.levelCode);
      if (!item) throw notFound('商品');
      return { skuCode, quantity, ...checkDecimalQuantity(quantity, item) };
    }),
    customer: checkout.customer.handler(({ context: { db, caller } }) =>
      readCustomer(db, signedIn(caller), settings.money),
    ),
    channelEnum: checkout.channelEnum.handler(() => [...ORDER_CHANNELS]),
    enums: checkout.enums.handler(() => ORDER_ENUMS),
    upload: checkout.upload.handler(async ({ input: upload, context: { db, caller } }) => {
      const kept = { person: signedIn(caller), upload };
      return presentAttachment(await takeUpload(settings.attachments, db, ORDER_FILES, kept));
    }),
    create: checkout.create.handler(({ input, context: { db, caller, scope } }) =>
      createOrder(db, signedIn(caller), settings, { ...input, shareCode: readShareCode(scope.headers) }),
    ),
  };
}
