import type { Proposal } from '../contract/bank-schemas.ts';

/** A statement that money is awaited for. */
export interface OpenItem {
  firmId: string;
  statementNo: string;
  invoiceNos: readonly string[];
  openFen: bigint;
  /** YYYY-MM-DD: the oldest is paid first. */
  dueOn: string;
}

/** By what a firm is known in a bank's statement. */
export interface Payer {
  firmId: string;
  names: readonly string[];
  creditCode: string | null;
  accounts: readonly string[];
}

export interface ReceivedMoney {
  amountFen: bigint;
  payerName: string;
  payerAccount: string;
  remark: string;
}

export type MatchGrade = Proposal['grade'];

export interface Match {
  firmId: string;
  grade: MatchGrade;
  /** Statements with what of the money each takes; less than all of it: the rest stays in the customer's favour. */
  items: { statementNo: string; openFen: bigint; amountFen: bigint; invoiceNo: string }[];
  restFen: bigint;
}

/** `sure`: booked without a person. */
export interface Judgement {
  sure: boolean;
  matches: Match[];
}

export const nameKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s()·.,，、-]/g, '')
    .toUpperCase();

const MOST = 10;
/** A number shorter than this stands in remarks by accident. */
const LEAST_NUMBER = 8;

const namedIn = (words: string, number: string) => number.length >= LEAST_NUMBER && words.includes(nameKey(number));

function payersOf(money: ReceivedMoney, payers: readonly Payer[]): Set<string> {
  const name = nameKey(money.payerName);
  const account = nameKey(money.payerAccount);
  const words = nameKey(money.remark);
  const is = ({ names, accounts, creditCode }: Payer) =>
    (name !== '' && names.some((one) => nameKey(one) === name)) ||
    (account !== '' && accounts.some((one) => nameKey(one) === account)) ||
    (creditCode !== null && namedIn(words, creditCode));
  return new Set(payers.filter(is).map(({ firmId }) => firmId));
}

/** Spends money on items one after the other; none gets more than it leaves open. What is in the customer's favour is set off first. */
function spread(items: readonly OpenItem[], money: ReceivedMoney, grade: MatchGrade, firmId: string): Match {
  const words = nameKey(money.remark);
  let left = money.amountFen;
  const inOrder = [...items.filter(({ openFen }) => openFen < 0n), ...items.filter(({ openFen }) => openFen > 0n)];
  const taken = inOrder.flatMap(({ statementNo, openFen, invoiceNos }) => {
    const amountFen = openFen < left ? openFen : left;
    left -= amountFen;
    const invoiceNo = invoiceNos.find((one) => namedIn(words, one)) ?? '';
    return amountFen !== 0n ? [{ statementNo, openFen, amountFen, invoiceNo }] : [];
  });
  return { firmId, grade, items: taken, restFen: left };
}

const sumOf = (items: readonly OpenItem[]) => items.reduce((sum, { openFen }) => sum + openFen, 0n);
const oldestFirst = (a: OpenItem, b: OpenItem) => (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1);

/** By numbers that the payer wrote: sure where they are one firm's, and either the amount fits or the payer is that firm. */
function byNumber(money: ReceivedMoney, named: readonly OpenItem[], payers: ReadonlySet<string>): Judgement | null {
  const firms = new Set(named.map(({ firmId }) => firmId));
  if (firms.size === 0) return null;
  const matches = [...firms].map((firmId) =>
    spread(named.filter((item) => item.firmId === firmId).sort(oldestFirst), money, 'number', firmId),
  );
  const [firmId] = firms;
  const own = firmId !== undefined && payers.size === 1 && payers.has(firmId);
  // Somebody else's name on the transfer: paid on behalf of a customer, which a person has to confirm.
  const strange = payers.size > 0 && !own;
  const exact = sumOf(named) === money.amountFen;
  return { sure: firms.size === 1 && !strange && (exact || own), matches };
}

/** By who paid: one statement of just this amount, or all that is open. Otherwise a person spreads it, the oldest first. */
function byPayer(money: ReceivedMoney, firmId: string, open: readonly OpenItem[]): Judgement {
  const items = open.filter((item) => item.firmId === firmId).sort(oldestFirst);
  const exact = items.filter(({ openFen }) => openFen === money.amountFen);
  const matches = exact.map((item) => spread([item], money, 'amount', firmId));
  if (exact.length > 0) return { sure: exact.length === 1, matches };
  if (items.length > 0 && sumOf(items) === money.amountFen) {
    return { sure: true, matches: [spread(items, money, 'balance', firmId)] };
  }
  return { sure: false, matches: [spread(items, money, 'payer', firmId)] };
}

/**
 * Whose money it is and what it pays (behaviours 2.9): by a number in the remark, by who paid and the amount; the amount alone is
 * only shown. Nothing is booked by a guess: where several fit, a person chooses.
 */
export function judgeReceipt(money: ReceivedMoney, open: readonly OpenItem[], payers: readonly Payer[]): Judgement {
  const words = nameKey(money.remark);
  const known = payersOf(money, payers);
  const isNamed = ({ statementNo, invoiceNos }: OpenItem) =>
    [statementNo, ...invoiceNos].some((one) => namedIn(words, one));
  const numbered = byNumber(money, open.filter(isNamed), known);
  if (numbered) return numbered;
  const [firmId] = known;
  if (firmId !== undefined && known.size === 1) return byPayer(money, firmId, open);
  if (known.size > 1) {
    return { sure: false, matches: [...known].slice(0, MOST).flatMap((one) => byPayer(money, one, open).matches) };
  }
  const alike = open.filter(({ openFen }) => openFen === money.amountFen).slice(0, MOST);
  return { sure: false, matches: alike.map((item) => spread([item], money, 'onlyAmount', item.firmId)) };
}
