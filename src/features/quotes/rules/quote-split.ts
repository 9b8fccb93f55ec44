/**
 * How an offer of a quote is called on an order line, so that two offers of one item stay apart: `Q3-1` is the first
 * offer for the third wish.
 */
export const splitOf = ({ lineNo, offerNo }: { lineNo: number; offerNo: number }): string => `Q${lineNo}-${offerNo}`;

const SPLIT = /^Q(\d{1,4})-(\d{1,2})$/;

/** Null: no offer of a quote is called that. */
export function offerOf(split: string): { lineNo: number; offerNo: number } | null {
  const [, lineNo, offerNo] = SPLIT.exec(split) ?? [];
  return lineNo && offerNo ? { lineNo: Number(lineNo), offerNo: Number(offerNo) } : null;
}
