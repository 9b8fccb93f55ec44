/** What was put on a statement: an invoice, a receipt. */
export interface MarkWords {
  documentNo: string;
  /** Yuan, two decimals; negative where it was taken back. */
  amount: string;
}

const WRITTEN = /^(.+) (-?\d+\.\d{2}) 元$/;

/** As the log of a statement says it. */
export const writeMark = ({ documentNo, amount }: MarkWords): string => `${documentNo} ${amount} 元`;

/** Null for what is not written so. */
export function readMark(detail: string): MarkWords | null {
  const [, documentNo, amount] = WRITTEN.exec(detail) ?? [];
  return documentNo === undefined || amount === undefined ? null : { documentNo, amount };
}
