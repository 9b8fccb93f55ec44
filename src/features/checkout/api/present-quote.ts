import type { DeliverySources, SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, goneGoods, lineGoods, wordPromise } from '#features/catalog/rules/public.ts';
import { type LinePromise, presentTaxes, taxRateText } from '#features/orders/rules/public.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { Calculation, LineRefusal, QuotedLine } from '../contract/checkout-schemas.ts';
import { promiseLines } from '../rules/promise-lines.ts';
import type { OrderQuote, QuoteLine } from '../rules/quote-order.ts';

/** What is known of a line whose item does not exist: its number and that it cannot be ordered. */
const UNKNOWN_ITEM = {
  known: false,
  productName: '未知商品',
  taxRate: '—',
  dayType: 8,
  deliveryText: '',
};

function presentItem(item: SkuForSale | null, skuCode: string) {
  if (!item) return { ...goneGoods(skuCode), ...UNKNOWN_ITEM };
  return {
    known: true,
    ...lineGoods(item),
    salesPrice: item.salesPrice > 0n ? formatUnitPrice(item.salesPrice) : null,
    taxRate: taxRateText(item.taxRateBp),
    dayType: item.dayType,
    deliveryText: deliveryLabel(item),
  };
}

/** What is told beside the money. */
interface QuoteView {
  /** Days are promised only where it is given. */
  delivery?: DeliveryView;
  /** The firm's codes of the items, by id. */
  codes?: ReadonlyMap<bigint, readonly string[]>;
}

/** Where the goods lie, and the moment the promise is made. */
interface DeliveryView extends DeliverySources {
  now: Date;
  /** Working days promised by a quote, in the order of the lines. */
  quotedDays?: readonly (number | null)[];
}

/** What would be promised for the lines that can be ordered, by their place: what an order made now keeps. */
function promisesOf(quote: OrderQuote<SkuForSale>, { stock, now, quotedDays }: DeliveryView) {
  const good = quote.lines.flatMap(({ item, quantity, refusal }, index) => {
    if (!item || refusal) return [];
    const { skuId, dayType, deliveryDays } = item;
    return [{ index, line: { skuId, quantity, dayType, deliveryDays, quotedDays: quotedDays?.[index] ?? null } }];
  });
  const promises = promiseLines(
    good.map(({ line }) => line),
    stock,
    now,
  );
  return new Map(good.map(({ index }, place) => [index, promises[place] ?? []]));
}

function presentPromise(promises: readonly LinePromise[], unit: string, names: ReadonlyMap<string, string>) {
  const shares = promises.map((promise) => ({ quantity: promise.quantity, unit, promise }));
  const parts = promises.flatMap(({ warehouse, quantity, shipOn, arriveOn }) =>
    shipOn === null
      ? []
      : [{ warehouse: names.get(warehouse ?? '') ?? null, quantity, shipDate: shipOn, arriveDate: arriveOn }],
  );
  return { promise: parts.length > 0 ? wordPromise(shares) : null, parts };
}

const namesOf = ({ stock }: DeliverySources) =>
  new Map([...stock.values()].flatMap((rows) => rows.map(({ warehouse, name }) => [warehouse, name] as const)));

function presentLine(
  line: QuoteLine<SkuForSale>,
  { promises, names, codes }: { promises: readonly LinePromise[]; names: ReadonlyMap<string, string> } & QuoteView,
): QuotedLine {
  const { skuCode, split, quantity, item, refusal, amountFen } = line;
  const facts = { ...presentItem(item, skuCode), ...presentPromise(promises, item?.orderUnit ?? '', names) };
  const customerCode = (item && codes?.get(item.skuId)?.[0]) ?? '';
  const amount = formatAmount(amountFen);
  return { skuCode, split, quantity, ...facts, customerCode, amount, obstacle: refusal?.why ?? null };
}

/** A quote as it travels. */
export function presentQuote(quote: OrderQuote<SkuForSale>, view: QuoteView = {}): Calculation {
  const { freeFreightGapFen } = quote;
  const { delivery } = view;
  const promises = delivery ? promisesOf(quote, delivery) : new Map<number, LinePromise[]>();
  const names = delivery ? namesOf(delivery) : new Map<string, string>();
  return {
    lines: quote.lines.map((line, index) => presentLine(line, { ...view, names, promises: promises.get(index) ?? [] })),
    promisedAt: (delivery?.now ?? new Date()).toISOString(),
    goodsAmount: formatAmount(quote.goodsFen),
    freightAmount: formatAmount(quote.freightFen),
    discountAmount: formatAmount(quote.discountFen),
    taxAmount: formatAmount(quote.taxFen),
    totalAmount: formatAmount(quote.totalFen),
    taxes: presentTaxes(quote.taxes),
    freeFreightGap: freeFreightGapFen === null ? null : formatAmount(freeFreightGapFen),
  };
}

/** Reasons of the lines that cannot be ordered, of one kind or of all. */
export function refusalsOf(quote: OrderQuote<SkuForSale>, kind?: 'quantity' | 'obstacle'): LineRefusal[] {
  return quote.lines.flatMap(({ skuCode, refusal }) =>
    refusal && (!kind || refusal.kind === kind) ? [{ skuCode, failMsg: refusal.why }] : [],
  );
}
