import { formatAmount } from '#platform/shared/money.ts';
import type { CaseKind, ReturnWay } from '../contract/case-words.ts';
import { KIND_RULES } from './case-kinds.ts';

/** A line as the customer asked for it. */
export interface AskedLine {
  lineNo: number;
  quantity: number;
  askedFen: bigint;
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
  lines: readonly GrantedLine[];
}

export interface JudgedLine {
  lineNo: number;
  quantity: number;
  grantedFen: bigint;
}

export type JudgedGrant = { problem: string } | { lines: JudgedLine[]; grantedFen: bigint };

/** Of what was asked for a line, what so many of its units come to; all of them to all of it. */
export const shareOf = ({ quantity, askedFen }: Omit<AskedLine, 'lineNo'>, granted: number): bigint =>
  granted >= quantity ? (quantity === 0 ? 0n : askedFen) : (askedFen * BigInt(granted)) / BigInt(quantity);

function problemOfLine(kind: CaseKind, asked: AskedLine, wish: GrantedLine): string | null {
  if (wish.quantity > asked.quantity) return `第 ${asked.lineNo} 行最多通过 ${asked.quantity}`;
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
  if (freightFen > 0n && !KIND_RULES[kind].lessMoney) return '这类售后不退运费';
  if (freightFen > freightLeftFen) return `订单运费最多还能退 ¥${formatAmount(freightLeftFen)}`;
  return null;
}

/**
 * What the desk grants of a case, line by line: never more units or money than was asked, freight never more than the order
 * has left of it. `problem` says in a sentence why not.
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
  return { lines, grantedFen: lines.reduce((sum, { grantedFen }) => sum + grantedFen, 0n) };
}
