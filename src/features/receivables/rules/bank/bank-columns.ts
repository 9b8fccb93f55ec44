import { COLUMN_USES, type ColumnUse, type ColumnUses } from '../../contract/bank-schemas.ts';
import { foreignCurrency } from './bank-cells.ts';

/** Words of heading rows as Chinese banks write them, the surest first. */
const WORDS: Readonly<Record<ColumnUse, readonly RegExp[]>> = {
  // A column of times may hold the hour alone.
  day: [/^(?:交易|记账|入账|会计|发生)(?:日期|日)/, /^日期$/, /^(?:交易|记账|入账|会计|发生)时间/],
  credit: [/^贷方(?:发生额|金额)?/, /^收入(?:金额)?/, /^(?:转入|存入|收款)金额/, /^贷$/],
  debit: [/^借方(?:发生额|金额)?/, /^支出(?:金额)?/, /^(?:转出|支取|付款)金额/, /^借$/],
  amount: [/^(?:交易|发生)(?:金额|额)/, /^金额$/],
  direction: [/借贷(?:标志|方向|标识)/, /^收支(?:标志|方向|类型)?$/, /^(?:交易)?方向$/, /^借\/贷$/],
  payerName: [
    /^(?:对方|收\/?付方)(?:户名|账户名称|帐户名称|单位名称|单位|名称)/,
    /^(?:付款人|付款方|交易对手)(?:名称|户名)?$/,
    /^对手(?:户名|名称)/,
  ],
  payerAccount: [/^(?:对方|收\/?付方)(?:账号|帐号|账户)$/, /^(?:付款人|付款方|交易对手|对手)(?:账号|帐号)/],
  // Numbers of vouchers are those of a cheque book, and stand in where the bank tells no better.
  reference: [/(?:交易|核心|银行)流水号/, /^流水号/, /流水号$/, /^(?:交易序号|(?:业务)?参考号)/, /^凭证号/],
  remark: [/^(?:交易)?附言/, /^(?:交易)?用途/, /^(?:交易|业务)?摘要/, /^(?:交易)?备注/, /^交易说明/],
};
const USES = Object.keys(COLUMN_USES) as ColumnUse[];
/** Balances look like amounts and are none. */
const NO_USE = /余额/;

/** Without what stands behind it: 贷方发生额（收入）, 金额(元), 交易日期[ Transaction Date ]; brackets within a word stay: 收(付)方名称. */
const plainHead = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^收\(付\)/, '收付')
    .replace(/[([（].*$/, '');

/** What a head means, and how sure that is: 0 is the surest. */
function meaningOf(cell: string): { use: ColumnUse; rank: number } | null {
  const head = plainHead(cell);
  if (head === '' || NO_USE.test(head)) return null;
  const found = USES.map((use) => ({ use, rank: WORDS[use].findIndex((word) => word.test(head)) }));
  return found.find(({ rank }) => rank >= 0) ?? null;
}

/** Whether it says when and how much: more is not wanted of a table. */
export function isWhole(uses: ColumnUses): boolean {
  const has = (use: ColumnUse) => (uses[use]?.length ?? 0) > 0;
  return has('day') && (has('credit') || has('amount'));
}

const MOST_REMARKS = 5;

/** What columns mean by their heads; of several with one meaning the surest counts, then the first; remarks are put together. */
export function guessColumns(header: readonly string[]): ColumnUses {
  const uses: ColumnUses = {};
  const ranks: Partial<Record<ColumnUse, number>> = {};
  for (const cell of header) {
    const meaning = meaningOf(cell);
    if (!meaning) continue;
    const { use, rank } = meaning;
    const kept = uses[use];
    if (use === 'remark' && kept) {
      if (kept.length < MOST_REMARKS) kept.push(cell.trim());
    } else if (rank < (ranks[use] ?? Number.POSITIVE_INFINITY)) {
      uses[use] = [cell.trim()];
      ranks[use] = rank;
    }
  }
  return uses;
}

/** Whether all the heads that were named for an account stand in this heading row. */
export const fitsHeader = (uses: ColumnUses, header: readonly string[]): boolean => {
  const heads = new Set(header.map((cell) => cell.trim()));
  return isWhole(uses) && Object.values(uses).every((words) => words.every((word) => heads.has(word)));
};

interface FoundHeader {
  /** Index of the heading row. */
  at: number;
  header: string[];
  uses: ColumnUses;
}

/** Why the whole file is not read: its letterhead names another currency. */
export function foreignHead(rows: readonly (readonly string[])[]): string | null {
  const words = rows.map((cells) => /币[种别][:：\s]*([^\s:：|]+)/.exec(cells.join(' ').normalize('NFKC'))?.[1] ?? '');
  return words.map(foreignCurrency).find((problem) => problem !== null) ?? null;
}

/** Rows above the table are the bank's letterhead: account, period, sums. */
const HEAD_ROWS = 30;

/** The heading row: the first with all that is wanted, else the row of which most is understood. */
export function findBankHeader(rows: readonly (readonly string[])[], kept: ColumnUses): FoundHeader {
  const found = rows.slice(0, HEAD_ROWS).map((cells, at) => {
    const header = cells.map((cell) => cell.trim());
    const uses = fitsHeader(kept, header) ? kept : guessColumns(header);
    return { at, header, uses };
  });
  const known = found.find(({ uses }) => isWhole(uses));
  if (known) return known;
  const filled = (one: FoundHeader) =>
    Object.keys(one.uses).length * 100 + one.header.filter((cell) => cell !== '').length;
  return [...found].sort((a, b) => filled(b) - filled(a))[0] ?? { at: 0, header: [], uses: {} };
}
