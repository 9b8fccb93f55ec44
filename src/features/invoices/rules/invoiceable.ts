import { divideHalfUp } from '#platform/shared/money.ts';

/** An order line as an invoice looks at it; amounts in fen, tax included. */
export interface InvoiceLimit {
  /** Paid for all units that were not called off, its part of the order's discount taken off. */
  paidFen: bigint;
  /** Price of the same units before any discount. */
  priceFen: bigint;
  units: number;
  signedQuantity: number;
  returnedQuantity: number;
  /** At the price of the line. */
  returnedFen: bigint;
  /** In applications that have not come to nothing, what is released taken off. */
  heldQuantity: number;
  heldFen: bigint;
}

export interface Invoiceable {
  quantity: number;
  amountFen: bigint;
}

/** What may stand on invoices of a line in all: what was signed less what went back. */
export function limitOf({
  paidFen,
  priceFen,
  units,
  signedQuantity,
  returnedQuantity,
  returnedFen,
}: InvoiceLimit): Invoiceable {
  if (units <= 0) return { quantity: 0, amountFen: 0n };
  const signed = Math.min(signedQuantity, units);
  const signedFen = signed >= units ? paidFen : (paidFen * BigInt(signed)) / BigInt(units);
  const backFen = priceFen === 0n || paidFen === priceFen ? returnedFen : divideHalfUp(returnedFen * paidFen, priceFen);
  const amountFen = signedFen - backFen;
  return { quantity: Math.max(0, signed - returnedQuantity), amountFen: amountFen > 0n ? amountFen : 0n };
}

/** What may still be applied for; nothing where a red letter has to come first. */
export function freeOf(line: InvoiceLimit): Invoiceable {
  const limit = limitOf(line);
  const quantity = limit.quantity - line.heldQuantity;
  const amountFen = limit.amountFen - line.heldFen;
  return quantity < 0 || amountFen <= 0n ? { quantity: 0, amountFen: 0n } : { quantity, amountFen };
}

/** What so many of the free units come to: their share, the remainder with the last of them. */
export function amountOfUnits(free: Invoiceable, units: number): bigint {
  if (units >= free.quantity) return free.amountFen;
  return units <= 0 ? 0n : (free.amountFen * BigInt(units)) / BigInt(free.quantity);
}

/** What has to be taken back by red letters: units and money that are invoiced beyond what was signed and kept. */
export function excessOf(line: InvoiceLimit): Invoiceable {
  const limit = limitOf(line);
  const amountFen = line.heldFen - limit.amountFen;
  return { quantity: Math.max(0, line.heldQuantity - limit.quantity), amountFen: amountFen > 0n ? amountFen : 0n };
}
