import type { SkuForSale } from '#features/catalog/api/public.ts';
import { deliveryLabel, skuPicture } from '#features/catalog/rules/public.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { Calculation, LineRefusal, QuotedLine } from '../contract/order-schemas.ts';
import type { OrderQuote, QuoteLine, TaxShare } from '../rules/quote-order.ts';
import { taxRateText } from '../rules/tax-rate-text.ts';

/** What is known of a line whose item does not exist: its number and that it cannot be ordered. */
const UNKNOWN_ITEM = {
  known: false,
  productName: '未知商品',
  brandName: null,
  mpn: null,
  orderUnit: '',
  moqSales: 1,
  moqIncrement: 1,
  salesPrice: null,
  taxRate: '—',
  dayType: 8,
  deliveryText: '',
};

function presentItem(item: SkuForSale | null, skuCode: string) {
  const productImg = skuPicture({ itemNo: skuCode });
  if (!item) return { productImg, ...UNKNOWN_ITEM };
  return {
    known: true,
    productName: item.name,
    productImg,
    brandName: item.brandName,
    mpn: item.mpn,
    orderUnit: item.orderUnit,
    moqSales: item.moq,
    moqIncrement: item.step,
    salesPrice: item.salesPrice > 0n ? formatUnitPrice(item.salesPrice) : null,
    taxRate: taxRateText(item.taxRateBp),
    dayType: item.dayType,
    deliveryText: deliveryLabel(item),
  };
}

function presentLine({ skuCode, quantity, item, refusal, amountFen }: QuoteLine<SkuForSale>): QuotedLine {
  const obstacle = refusal?.why ?? null;
  return { skuCode, quantity, ...presentItem(item, skuCode), amount: formatAmount(amountFen), obstacle };
}

export function presentTaxes(taxes: readonly TaxShare[]): Calculation['taxes'] {
  return taxes.map(({ rateBp, goodsFen, taxFen }) => ({
    taxRate: taxRateText(rateBp),
    goodsAmount: formatAmount(goodsFen),
    taxAmount: formatAmount(taxFen),
  }));
}

export function presentQuote(quote: OrderQuote<SkuForSale>): Calculation {
  const { freeFreightGapFen } = quote;
  return {
    lines: quote.lines.map(presentLine),
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
