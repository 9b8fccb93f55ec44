import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import type { CaseKind, ReturnWay } from '../../contract/case-words.ts';
import { KIND_RULES } from '../../rules/case-kinds.ts';
import { judgeGrant, shareOf } from '../../rules/judge-grant.ts';

/** What is typed for one line. */
export interface TypedGrant {
  quantity: string;
  amount: string;
}

export const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const UNITS = /^\d{1,6}$/;

/** 12.5 as the wire writes it: 12.50. */
export const amountOf = (typed: string): string => formatAmount(parseAmount(typed));

/** Everything that is asked for, unless somebody says otherwise. */
export const asAsked = (lines: readonly DeskCaseLine[]): TypedGrant[] =>
  lines.map(({ quantity, askedAmount }) => ({ quantity: String(quantity), amount: askedAmount }));

const askedFen = ({ askedAmount }: DeskCaseLine) => parseAmount(askedAmount);

/** What so many units of a line were paid; shown as soon as their number is typed. */
export const amountFor = (line: DeskCaseLine, typed: string): string =>
  UNITS.test(typed.trim()) && Number(typed) <= line.quantity
    ? formatAmount(shareOf({ quantity: line.quantity, askedFen: askedFen(line) }, Number(typed)))
    : '';

interface Typed {
  kind: CaseKind;
  returnWay: ReturnWay;
  freight: string;
  freightLeft: string;
  lines: readonly DeskCaseLine[];
  typed: readonly TypedGrant[];
}

/** What was typed as the shop takes it, judged by its own rules; else what is wrong with it, in a sentence. */
export function readGrant({ kind, returnWay, freight, freightLeft, lines, typed }: Typed) {
  if (!AMOUNT.test(freight.trim() || '0')) return { problem: '运费请填写金额，最多两位小数' };
  const granted = [];
  for (const [place, { lineNo }] of lines.entries()) {
    const row = typed[place];
    if (!row || !UNITS.test(row.quantity.trim())) return { problem: `第 ${lineNo} 行请填写 0 或正整数` };
    const priced = KIND_RULES[kind].lessMoney && row.amount.trim() !== '';
    if (priced && !AMOUNT.test(row.amount.trim())) return { problem: `第 ${lineNo} 行请填写金额，最多两位小数` };
    const amount = priced ? amountOf(row.amount.trim()) : undefined;
    granted.push({ lineNo, quantity: Number(row.quantity), amount });
  }
  const asked = lines.map((line) => ({ lineNo: line.lineNo, quantity: line.quantity, askedFen: askedFen(line) }));
  const wish = {
    ...{ kind, returnWay, freightFen: parseAmount(freight.trim() || '0') },
    lines: granted.map(({ amount, ...line }) => ({
      ...line,
      amountFen: amount === undefined ? null : parseAmount(amount),
    })),
  };
  const judged = judgeGrant(wish, asked, parseAmount(freightLeft));
  if ('problem' in judged) return judged;
  return { lines: granted, freight: amountOf(freight.trim() || '0'), worthFen: judged.grantedFen + wish.freightFen };
}
