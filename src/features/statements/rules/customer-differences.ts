import { divideHalfUp, formatUnitPrice } from '#platform/shared/money.ts';
import type { ExceptionReason } from '../contract/statement-words.ts';
import type { CheckResult } from './read-checked-table.ts';

/** A line as it was billed. Price in 1/10,000 yuan. */
export interface BilledLine {
  quantity: number;
  salesPrice: bigint;
}

/** What the customer's own system says of it; null where it says nothing. */
export interface ToldLine {
  ownQuantity: number | null;
  ownPrice: bigint | null;
  result: CheckResult;
  note: string;
}

export interface Tolerance {
  toleranceQuantity: number;
  /** 1/10,000 of the price. */
  tolerancePriceBp: number;
}

export interface Difference {
  reason: Extract<ExceptionReason, `CUSTOMER${string}`>;
  expected: string;
  found: string;
  difference: string;
}

const size = (value: bigint) => (value < 0n ? -value : value);
const signed = (value: number) => (value > 0 ? `多 ${value}` : `少 ${-value}`);

function quantityOf({ quantity }: BilledLine, own: number, { toleranceQuantity }: Tolerance): Difference[] {
  const gap = own - quantity;
  if (Math.abs(gap) <= toleranceQuantity) return [];
  return [
    {
      reason: 'CUSTOMER_QUANTITY',
      ...{ expected: `对账单 ${quantity}`, found: `客户系统 ${own}`, difference: signed(gap) },
    },
  ];
}

function priceOf({ salesPrice }: BilledLine, own: bigint, { tolerancePriceBp }: Tolerance): Difference[] {
  const gap = own - salesPrice;
  if (size(gap) <= divideHalfUp(salesPrice * BigInt(tolerancePriceBp), 10_000n)) return [];
  return [
    {
      reason: 'CUSTOMER_PRICE',
      expected: `对账单 ${formatUnitPrice(salesPrice)}`,
      found: `客户系统 ${formatUnitPrice(own)}`,
      difference: `${gap < 0n ? '-' : ''}${formatUnitPrice(size(gap))}`,
    },
  ];
}

/**
 * Where the customer's own system says other than a line, beyond what the company tolerates (behaviours 2.9). What it only calls different is
 * different without a number.
 */
export function customerDifferences(line: BilledLine, told: ToldLine, tolerance: Tolerance): Difference[] {
  const { ownQuantity, ownPrice, result, note } = told;
  const found = [
    ...(ownQuantity === null ? [] : quantityOf(line, ownQuantity, tolerance)),
    ...(ownPrice === null ? [] : priceOf(line, ownPrice, tolerance)),
  ];
  if (found.length > 0 || result !== 'different') return found;
  return [{ reason: 'CUSTOMER_RESULT', expected: '一致', found: note || '客户核对不一致', difference: '—' }];
}
