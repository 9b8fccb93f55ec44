/**
 * Whether money may be put on a statement, or taken off it: up to what is due and no further, down to nothing. What a correction
 * left overpaid only goes back. `amountFen` below zero takes off; a statement in the customer's favour mirrors all of it.
 */
export function mayPay({ dueFen, paidFen }: { dueFen: bigint; paidFen: bigint }, amountFen: bigint): boolean {
  const sign = dueFen < 0n || (dueFen === 0n && paidFen < 0n) ? -1n : 1n;
  const [due, before, after] = [dueFen * sign, paidFen * sign, (paidFen + amountFen) * sign];
  return after >= 0n && (after <= before || after <= due);
}
