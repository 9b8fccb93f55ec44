import { formatAmount } from '#platform/shared/money.ts';
import type { CaseKind, ReturnWay } from '../contract/case-words.ts';
import { KIND_RULES } from './case-kinds.ts';
import type { GivenBefore } from './settle-case.ts';

/** A line as the customer asked for it. */
export interface AskedLine {
  lineNo: number;
  quantity: number;
  askedFen: bigint;
  /** Gone back for it before the case was opened again: part of what is granted in all. */
  given?: GivenBefore;
}

/** What the desk grants of it; without an amount, what its units were paid. */
export interface GrantedLine {
  lineNo: number;
  quantity: number;
  amountFen: bigint | null;
}

export interface GrantWish {
  kind: CaseKind;
  returnWay: ReturnWay;
  freightFen: bigint;
  /** Given before the case was opened again; part of `freightFen`. */
  freightGivenFen?: bigint;
  lines: readonly GrantedLine[];
}

export interface JudgedLine {
  lineNo: number;
  quantity: number;
  grantedFen: bigint;
}

const NOTHING: GivenBefore = { units: 0, fen: 0n };

export type JudgedGrant = { problem: string } | { lines: JudgedLine[]; grantedFen: bigint };

/** Of what was asked for a line, what so many of its units come to; all of them to all of it. */
export const shareOf = ({ quantity, askedFen }: Omit<AskedLine, 'lineNo'>, granted: number): bigint =>
  granted >= quantity ? (quantity === 0 ? 0n : askedFen) : (askedFen * BigInt(granted)) / BigInt(quantity);

function problemOfLine(kind: CaseKind, asked: AskedLine, wish: GrantedLine): string | null {
  if (wish.quantity > asked.quantity) return `第 ${asked.lineNo} 行最多通过 ${asked.quantity}`;
  const { units, fen } = asked.given ?? NOTHING;
  if (wish.quantity < units) return `第 ${asked.lineNo} 行已退款 ${units}，通过的数量包含它们，不能更少`;
  if ((wish.amountFen ?? fen) < fen)
    return `第 ${asked.lineNo} 行已退 ¥${formatAmount(fen)}，通过的金额包含它，不能更少`;
  const most = shareOf(asked, wish.quantity);
  if (wish.amountFen === null || wish.amountFen === most) return null;
  if (!KIND_RULES[kind].lessMoney) return `第 ${asked.lineNo} 行的金额不能更改`;
  return wish.amountFen > most ? `第 ${asked.lineNo} 行最多 ¥${formatAmount(most)}` : null;
}

function problemOf(wish: GrantWish, asked: readonly AskedLine[], freightLeftFen: bigint): string | null {
  const { kind, returnWay, lines, freightFen } = wish;
  if (!KIND_RULES[kind].ways.includes(returnWay)) {
    return returnWay === 'none' ? '这类售后需要退回商品，请选择退回方式' : '这类售后不需要退回商品';
  }
  const numbers = new Set(lines.map(({ lineNo }) => lineNo));
  if (numbers.size < lines.length || lines.length !== asked.length) return '请逐行填写通过的数量';
  if (lines.every(({ quantity }) => quantity === 0)) return '没有通过任何数量，请改为驳回';
  if (freightFen > (wish.freightGivenFen ?? 0n) && !KIND_RULES[kind].lessMoney) return '这类售后不退运费';
  if (freightFen > freightLeftFen) return `订单运费最多还能退 ¥${formatAmount(freightLeftFen)}`;
  return null;
}

/** Why a case that gave something before and was opened again has nothing to do for what is granted now; null where it has. */
function problemAgain(wish: GrantWish, asked: readonly AskedLine[], lines: readonly JudgedLine[]): string | null {
  const before = new Map(asked.map(({ lineNo, given = NOTHING }) => [lineNo, given]));
  if ([...before.values()].every(({ units, fen }) => units === 0 && fen === 0n)) return null;
  const moreUnits =
    wish.kind !== 'price_gap' && lines.some(({ lineNo, quantity }) => quantity > (before.get(lineNo)?.units ?? 0));
  if (wish.returnWay !== 'none') return moreUnits ? null : '没有还要退回的商品，请选择无需退回';
  const moreFen = lines.some(({ lineNo, grantedFen }) => grantedFen > (before.get(lineNo)?.fen ?? 0n));
  const moreFreight = wish.freightFen > (wish.freightGivenFen ?? 0n);
  return moreUnits || moreFen || moreFreight ? null : '没有比已退的更多，请调整数量或金额，或改为驳回';
}

/**
 * What the desk grants of a case, line by line: never more units or money than was asked, freight never more than the order
 * has left of it. Of a case that was opened again it is what is granted in all, what it gave before included. `problem` says
 * in a sentence why not.
 */
export function judgeGrant(wish: GrantWish, asked: readonly AskedLine[], freightLeftFen: bigint): JudgedGrant {
  const problem = problemOf(wish, asked, freightLeftFen);
  if (problem) return { problem };
  const lines: JudgedLine[] = [];
  for (const line of asked) {
    const granted = wish.lines.find(({ lineNo }) => lineNo === line.lineNo);
    const wrong = granted ? problemOfLine(wish.kind, line, granted) : '请逐行填写通过的数量';
    if (wrong || !granted) return { problem: wrong ?? '' };
    const { lineNo, quantity, amountFen } = granted;
    lines.push({ lineNo, quantity, grantedFen: amountFen ?? shareOf(line, quantity) });
  }
  const again = problemAgain(wish, asked, lines);
  if (again) return { problem: again };
  return { lines, grantedFen: lines.reduce((sum, { grantedFen }) => sum + grantedFen, 0n) };
}
