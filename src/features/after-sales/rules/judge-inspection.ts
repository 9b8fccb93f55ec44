import type { CaseKind } from '../contract/case-words.ts';

/** A line as it was granted. */
export interface AwaitedLine {
  lineNo: number;
  granted: number;
}

/** What the warehouse counted of it, and how. */
export interface CountedLine {
  lineNo: number;
  received: number;
  good: number;
  blocked: number;
  scrap: number;
  refused: number;
}

/** What the warehouse counted before a case was opened again says nothing of what comes now. */
export const UNCOUNTED = {
  ...{ receivedQuantity: null, goodQuantity: 0, blockedQuantity: 0, scrapQuantity: 0, refusedQuantity: 0 },
};

/** `accepted`: units for which something is given; 0: the case is over. */
export type JudgedInspection = { problem: string } | { accepted: number };

/** Goods of the customer that go back to him are counted and not graded. */
const acceptedOf = (kind: CaseKind, { received, refused, good, blocked, scrap }: CountedLine) =>
  kind === 'repair' ? received - refused : good + blocked + scrap;

function problemOfLine(kind: CaseKind, { lineNo, granted }: AwaitedLine, count: CountedLine): string | null {
  const { received, good, blocked, scrap, refused } = count;
  if (received > granted) return `第 ${lineNo} 行应退 ${granted}，多出的请另行登记`;
  const graded = good + blocked + scrap + refused;
  if (kind !== 'repair') return graded === received ? null : `第 ${lineNo} 行实收 ${received}，分级合计 ${graded}`;
  if (good + blocked + scrap > 0) return '维修的商品属于客户，不能入库';
  return refused > received ? `第 ${lineNo} 行不予受理的多于实收` : null;
}

/** What came back, counted and graded line by line: every unit that arrived has one grade, none arrived that was not granted. */
export function judgeInspection(
  kind: CaseKind,
  awaited: readonly AwaitedLine[],
  counted: readonly CountedLine[],
): JudgedInspection {
  if (counted.length !== awaited.length) return { problem: '请逐行填写实收数量' };
  let accepted = 0;
  for (const line of awaited) {
    const count = counted.find(({ lineNo }) => lineNo === line.lineNo);
    if (!count) return { problem: '请逐行填写实收数量' };
    const problem = problemOfLine(kind, line, count);
    if (problem) return { problem };
    accepted += acceptedOf(kind, count);
  }
  return { accepted };
}
