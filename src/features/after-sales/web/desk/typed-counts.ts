import type { DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { type CountedLine, judgeInspection } from '../../rules/judge-inspection.ts';

export const COUNTED = ['received', 'good', 'blocked', 'scrap', 'refused'] as const;
export type Counted = (typeof COUNTED)[number];

/** What is typed for one line. */
export type TypedCounts = Record<Counted, string>;

/** Goods of a repair stay the customer's: they are counted and not graded. */
export const fieldsOf = (kind: CaseKind): readonly Counted[] => (kind === 'repair' ? ['received', 'refused'] : COUNTED);

/** What is to come: all that was granted, but for what was paid back before the case was opened again. */
const awaitedOf = ({ granted, quantity, paidBack }: DeskCaseLine) => (granted ?? quantity) - paidBack;

/** Everything has come and is good, unless somebody says otherwise. */
export const asGranted = (kind: CaseKind, lines: readonly DeskCaseLine[]): TypedCounts[] =>
  lines.map((line) => ({
    received: String(awaitedOf(line)),
    good: kind === 'repair' ? '' : String(awaitedOf(line)),
    ...{ blocked: '', scrap: '', refused: '' },
  }));

const UNITS = /^\d{0,6}$/;

/** Counts as the shop takes them, judged by its own rules; else what is wrong with them, in a sentence. */
export function readCounts(kind: CaseKind, lines: readonly DeskCaseLine[], typed: readonly TypedCounts[]) {
  const counted: CountedLine[] = [];
  for (const [place, { lineNo }] of lines.entries()) {
    const row = typed[place];
    if (!row || !COUNTED.every((field) => UNITS.test(row[field].trim()))) {
      return { problem: `第 ${lineNo} 行请填写 0 或正整数` };
    }
    const read = (field: Counted) => Number(row[field].trim() || '0');
    const grades = { good: read('good'), blocked: read('blocked'), scrap: read('scrap'), refused: read('refused') };
    counted.push({ lineNo, received: read('received'), ...grades });
  }
  const awaited = lines.map((line) => ({ lineNo: line.lineNo, granted: awaitedOf(line) }));
  const judged = judgeInspection(kind, awaited, counted);
  return 'problem' in judged ? judged : { lines: counted, accepted: judged.accepted };
}
