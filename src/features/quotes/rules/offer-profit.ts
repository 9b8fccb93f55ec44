import { lineAmount, sum } from '#platform/shared/money.ts';
import { marginBp } from './price-quote.ts';

/** An offer as far as earning with it is concerned; prices in 1/10,000 yuan, tax included. */
export interface EarningOffer {
  unitPrice: bigint;
  quantity: number;
  /** Null: nobody knows. */
  cost: bigint | null;
}

export interface Profit {
  /** Negative: a loss. */
  profitFen: bigint;
  /** Of the price, in basis points; null without a price. */
  marginBp: number | null;
}

/** What an offer earns, in fen and of its price; null while nobody knows what it costs. */
export function profitOf({ unitPrice, quantity, cost }: EarningOffer): Profit | null {
  if (cost === null) return null;
  return {
    profitFen: lineAmount(unitPrice, quantity) - lineAmount(cost, quantity),
    marginBp: marginBp(unitPrice, cost),
  };
}

export interface ProfitSum extends Profit {
  costFen: bigint;
  /** Counted offers without a cost: what the sum says, it says of the others. */
  unknown: number;
}

/** What the offers that count earn together, freight apart; those without a cost are counted and left out. */
export function sumProfit(offers: readonly (EarningOffer & { counted: boolean })[]): ProfitSum {
  const counted = offers.filter((offer) => offer.counted);
  const known = counted.flatMap(({ unitPrice, quantity, cost }) =>
    cost === null ? [] : [{ priceFen: lineAmount(unitPrice, quantity), costFen: lineAmount(cost, quantity) }],
  );
  const priceFen = sum(known.map((money) => money.priceFen));
  const costFen = sum(known.map((money) => money.costFen));
  const profitFen = priceFen - costFen;
  return { profitFen, costFen, marginBp: marginBp(priceFen, costFen), unknown: counted.length - known.length };
}
