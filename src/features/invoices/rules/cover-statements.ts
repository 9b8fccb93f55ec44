/**
 * How much of each statement an order line is invoiced with, in fen: `due` are what statements have of the line, the oldest first, below
 * nothing where more came back than was signed for. Invoices count for the oldest first; red letters for what came back, and beyond
 * that take from what was invoiced.
 */
export function coverStatements(due: readonly bigint[], invoicedFen: bigint, redFen: bigint): bigint[] {
  let red = redFen;
  const back = due.map((fen) => {
    if (fen >= 0n) return 0n;
    const part = red < -fen ? red : -fen;
    red -= part;
    return -part;
  });
  let left = invoicedFen - red;
  return due.map((fen, index) => {
    if (fen < 0n) return back[index] ?? 0n;
    const part = left <= 0n ? 0n : left < fen ? left : fen;
    left -= part;
    return part;
  });
}
