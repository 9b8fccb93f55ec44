import type { SkuForSale } from '#features/catalog/api/public.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { DeskLine, ProfitSumView } from '../../contract/quote-desk-schemas.ts';
import type { OfferBasis } from '../../rules/offer-basis.ts';
import { profitOf, sumProfit } from '../../rules/offer-profit.ts';
import { REVIEW_WORDS } from '../../rules/review-offers.ts';
import { wishedQuantity } from '../../rules/wished-quantity.ts';
import { presentLine } from '../present-quote.ts';
import type { QuoteLineRow } from '../quote-repo.ts';
import type { JudgedLine } from './bases.ts';
import { amountsText } from './desk-log-repo.ts';

function presentChange({ source, catalogueCost, catalogueFloor, changeReason }: OfferBasis): DeskLine['change'] {
  if (source !== 'changed') return null;
  return { before: amountsText({ cost: catalogueCost, floor: catalogueFloor }), reason: changeReason };
}

function conversionOf({ wishedQuantity: quantity, wishedUnit: unit, skuId }: QuoteLineRow, units: Units): string {
  const item = skuId === null ? undefined : units.get(skuId);
  return item && quantity !== null ? wishedQuantity(item, { quantity, unit }).note : '';
}

type Units = ReadonlyMap<bigint, SkuForSale>;

/** A line as the desk sees it: what it costs, what it earns, and why somebody has to look. */
export function presentDeskLine(
  { line, basis, reasons }: JudgedLine,
  all: readonly JudgedLine[],
  units: Units,
): DeskLine {
  const { supplier, source, priceReason, cost } = basis;
  const profit = line.kind === 'none' ? null : profitOf({ ...line, cost });
  const { taxRateBp } = line;
  return {
    ...presentLine(
      line,
      all.map((one) => one.line),
      false,
    ),
    taxRateBp,
    supplier,
    source,
    priceReason,
    ...amountsText(basis),
    change: presentChange(basis),
    profit: profit && formatAmount(profit.profitFen),
    marginBp: profit?.marginBp ?? null,
    reviewReasons: reasons.map((reason) => REVIEW_WORDS[reason]),
    conversion: conversionOf(line, units),
  };
}

/** What the counted lines of a version earn together. */
export function presentProfit(judged: readonly JudgedLine[]): ProfitSumView {
  const offered = judged.filter(({ line }) => line.kind !== 'none');
  const { costFen, profitFen, marginBp, unknown } = sumProfit(
    offered.map(({ line, basis }) => ({ ...line, cost: basis.cost })),
  );
  return { cost: formatAmount(costFen), profit: formatAmount(profitFen), marginBp, unknown };
}
