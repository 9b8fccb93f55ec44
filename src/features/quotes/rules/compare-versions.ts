/** What may differ between two versions of an offer, in words of the rules. */
export interface ComparedLine {
  lineNo: number;
  offerNo: number;
  itemNo: string;
  productName: string;
  unitPrice: bigint;
  quantity: number;
  deliveryDays: number | null;
}

export interface LineChange {
  lineNo: number;
  offerNo: number;
  productName: string;
  kind: 'added' | 'removed' | 'changed';
  /** Null where the version has no such line. */
  before: ComparedLine | null;
  after: ComparedLine | null;
}

const keyOf = ({ lineNo, offerNo }: ComparedLine) => `${lineNo} ${offerNo}`;

const same = (a: ComparedLine, b: ComparedLine) =>
  a.unitPrice === b.unitPrice &&
  a.quantity === b.quantity &&
  a.deliveryDays === b.deliveryDays &&
  a.itemNo === b.itemNo &&
  a.productName === b.productName;

/** Lines that are new, gone or different in price, quantity, delivery or goods, in the order of the lines. */
export function compareVersions(before: readonly ComparedLine[], after: readonly ComparedLine[]): LineChange[] {
  const old = new Map(before.map((line) => [keyOf(line), line]));
  const now = new Map(after.map((line) => [keyOf(line), line]));
  const keys = new Set([...old.keys(), ...now.keys()]);
  const changes = [...keys].flatMap((key): LineChange[] => {
    const was = old.get(key) ?? null;
    const is = now.get(key) ?? null;
    const line = is ?? was;
    if (!line || (was && is && same(was, is))) return [];
    const kind = was ? (is ? 'changed' : 'removed') : 'added';
    return [
      { lineNo: line.lineNo, offerNo: line.offerNo, productName: line.productName, kind, before: was, after: is },
    ];
  });
  return changes.sort((a, b) => a.lineNo - b.lineNo || a.offerNo - b.offerNo);
}
