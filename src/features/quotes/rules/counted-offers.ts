interface Offered {
  lineNo: number;
  offerNo: number;
  kind: string;
}

export const offerName = ({ lineNo, offerNo }: Omit<Offered, 'kind'>) => `${lineNo}-${offerNo}`;

/** Names of the offers that count in the totals: the first of each wish that can be had. */
export function countedOffers(lines: readonly Offered[]): ReadonlySet<string> {
  const first = new Map<number, Offered>();
  for (const line of lines.toSorted((a, b) => a.offerNo - b.offerNo)) {
    if (line.kind !== 'none' && !first.has(line.lineNo)) first.set(line.lineNo, line);
  }
  return new Set([...first.values()].map(offerName));
}
