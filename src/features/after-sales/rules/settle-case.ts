import type { CaseKind } from '../contract/case-words.ts';
import { asksMoney } from './case-kinds.ts';

/** A line of a case as its settlement looks at it. Fen and order units. */
export interface SettledLine {
  quantity: number;
  grantedQuantity: number | null;
  receivedQuantity: number | null;
  goodQuantity: number;
  blockedQuantity: number;
  scrapQuantity: number;
  askedFen: bigint;
  grantedFen: bigint;
}

/** Units that are made good: those the warehouse took in, or those that were granted where nothing comes back. */
export function acceptedUnits(line: SettledLine): number {
  if (line.receivedQuantity === null) return line.grantedQuantity ?? line.quantity;
  return line.goodQuantity + line.blockedQuantity + line.scrapQuantity;
}

/** What a line of a case gave before the case was opened again. */
export interface GivenBefore {
  units: number;
  fen: bigint;
}

const least0 = (fen: bigint) => (fen > 0n ? fen : 0n);

/** What is left to be given for a line: what it was granted in all, without what it gave before. */
export const leftOf = <L extends SettledLine>(line: L, { units, fen }: GivenBefore): L => ({
  ...line,
  quantity: Math.max(0, line.quantity - units),
  grantedQuantity: line.grantedQuantity === null ? null : Math.max(0, line.grantedQuantity - units),
  askedFen: least0(line.askedFen - fen),
  grantedFen: least0(line.grantedFen - fen),
});

/** Money for the units that are made good: of what was granted, or asked for where money was not what was wanted. */
export function moneyOfLine(kind: CaseKind, line: SettledLine): bigint {
  const units = acceptedUnits(line);
  const granted = line.grantedQuantity ?? line.quantity;
  const wholeFen = asksMoney(kind) || line.grantedFen > 0n ? line.grantedFen : line.askedFen;
  const wholeUnits = wholeFen === line.askedFen && line.grantedFen !== wholeFen ? line.quantity : granted;
  if (kind === 'price_gap') return line.grantedFen;
  // Its units are settled: what is granted now is more money for them.
  if (wholeUnits <= 0) return wholeFen;
  if (units <= 0) return 0n;
  return units >= wholeUnits ? wholeFen : (wholeFen * BigInt(units)) / BigInt(wholeUnits);
}

/** Money that went back of a line in all, at the price of the line: with the discount that was taken off what was paid. */
export const atLinePrice = ({ amountFen, paidFen }: { amountFen: bigint; paidFen: bigint }, backFen: bigint): bigint =>
  paidFen === 0n ? 0n : (amountFen * backFen) / paidFen;

/** What went back of a line in all: by cases, and what an agreed dispute took off its price. */
export function backInAll(
  line: { amountFen: bigint; paidFen: bigint; returnedFen: bigint },
  byCasesFen: bigint,
): bigint {
  const besides = line.returnedFen - atLinePrice(line, byCasesFen);
  return besides > 0n ? byCasesFen + besides : byCasesFen;
}

/** How statements and invoices take up what goes back: what is invoiced wants a red letter (behaviours 2.7). */
export const postingKind = (invoiceStatus: string): 'statement_credit' | 'red_letter' =>
  invoiceStatus === 'none' ? 'statement_credit' : 'red_letter';
