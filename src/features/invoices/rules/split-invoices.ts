import { shareTax } from './share-tax.ts';

/** A line of an application; amounts in fen, tax included. */
export interface WantedLine {
  lineNo: number;
  orderNo: string;
  quantity: number;
  amountFen: bigint;
  taxRateBp: number;
}

export interface SplitRules {
  /** One invoice for all orders, as far as rates and limits let it; otherwise one at least for each order. */
  merge: boolean;
  mostLines: number;
  /** Most that one invoice comes to, tax included. */
  limitFen: bigint;
}

export interface InvoicePiece {
  lineNo: number;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
}
export interface PlannedInvoice {
  taxRateBp: number;
  pieces: InvoicePiece[];
}

interface Untaxed {
  lineNo: number;
  quantity: number;
  amountFen: bigint;
}

/** How many units of a line an invoice has room for: at least one, even where one alone is more than the limit. Money without units is one. */
function unitsWithin({ quantity, amountFen }: Untaxed, roomFen: bigint, empty: boolean): number {
  if (amountFen <= roomFen) return Math.max(1, quantity);
  const fitting = quantity > 0 ? Number((roomFen * BigInt(quantity)) / amountFen) : 0;
  return empty ? Math.max(1, fitting) : fitting;
}

/** Cuts so many units off a line; both parts together are the line. */
function cut(line: Untaxed, units: number): [Untaxed, Untaxed | null] {
  if (units >= line.quantity) return [line, null];
  const amountFen = (line.amountFen * BigInt(units)) / BigInt(line.quantity);
  const rest = { lineNo: line.lineNo, quantity: line.quantity - units, amountFen: line.amountFen - amountFen };
  return [{ lineNo: line.lineNo, quantity: units, amountFen }, rest];
}

/** Lines of one rate onto invoices, in their order, each filled before the next is begun. */
function fill(lines: readonly Untaxed[], { mostLines, limitFen }: SplitRules): Untaxed[][] {
  const invoices: Untaxed[][] = [];
  let open: Untaxed[] = [];
  let used = 0n;
  const close = () => {
    if (open.length > 0) invoices.push(open);
    open = [];
    used = 0n;
  };
  for (const line of lines) {
    for (let rest: Untaxed | null = line; rest; ) {
      if (open.length >= mostLines) close();
      const units = unitsWithin(rest, limitFen - used, open.length === 0);
      if (units <= 0) {
        close();
        continue;
      }
      const [piece, left]: [Untaxed, Untaxed | null] = cut(rest, units);
      open.push(piece);
      used += piece.amountFen;
      rest = left;
    }
  }
  close();
  return invoices;
}

/** Lines that stand on one invoice unless a limit parts them: of one rate, and of one order where they are not merged. */
function groupLines(lines: readonly WantedLine[], merge: boolean): WantedLine[][] {
  const groups = new Map<string, WantedLine[]>();
  for (const line of lines) {
    const key = `${merge ? '' : line.orderNo}|${line.taxRateBp}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/**
 * Which invoices an application becomes (behaviours 2.9): parted by tax rate, by order where they are not merged, by the number
 * of lines and by what one invoice may come to; a line is cut between whole units. The amounts add up to the lines, the taxes
 * of each rate to the tax of their sum.
 */
export function splitInvoices(lines: readonly WantedLine[], rules: SplitRules): PlannedInvoice[] {
  const planned = groupLines(lines, rules.merge).flatMap((group) => {
    const [first] = group;
    return first ? fill(group, rules).map((pieces) => ({ taxRateBp: first.taxRateBp, pieces })) : [];
  });
  const taxes = new Map<number, bigint[]>();
  for (const rateBp of new Set(planned.map(({ taxRateBp }) => taxRateBp))) {
    const ofRate = planned.filter(({ taxRateBp }) => taxRateBp === rateBp).flatMap(({ pieces }) => pieces);
    taxes.set(
      rateBp,
      shareTax(
        ofRate.map(({ amountFen }) => amountFen),
        rateBp,
      ),
    );
  }
  return planned.map(({ taxRateBp, pieces }) => ({
    taxRateBp,
    pieces: pieces.map((piece) => ({
      ...{ lineNo: piece.lineNo, quantity: piece.quantity, amountFen: piece.amountFen },
      taxFen: taxes.get(taxRateBp)?.shift() ?? 0n,
    })),
  }));
}

/** Units that alone are more than one invoice may come to: nothing parts them. */
export const tooLarge = (lines: readonly WantedLine[], limitFen: bigint): WantedLine[] =>
  lines.filter(({ quantity, amountFen }) => amountFen > limitFen * BigInt(Math.max(1, quantity)));
