import type { BadBankRow, ColumnUse, ColumnUses } from '../../contract/bank-schemas.ts';
import { foreignCurrency, readBankAmount, readBankDay, readDirection } from './bank-cells.ts';

/** A movement of an account, whatever the file it came in. */
export interface BankMovement {
  rowNumber: number;
  bookedOn: string;
  /** Above zero came in. */
  amountFen: bigint;
  payerName: string;
  payerAccount: string;
  remark: string;
  reference: string;
}

export interface BankRow {
  rowNumber: number;
  cells: readonly string[];
}

const TOTAL = /^(?:合计|总计|小计|本页合计|借方合计|贷方合计|期初|期末|承前页|过次页|制表|打印)/;
/** Longest of what is kept of a cell. */
const LONGEST = { payerName: 120, payerAccount: 40, reference: 64, remark: 300 } as const;

type ReadCell = (use: ColumnUse) => string;

function amountOf(cell: ReadCell): bigint | string {
  const one = (use: ColumnUse) => readBankAmount(cell(use));
  const [credit, debit, amount] = [one('credit'), one('debit'), one('amount')];
  if (credit === undefined || debit === undefined || amount === undefined) return '金额无法识别';
  if (credit && debit) return '同一行既有收入又有支出';
  // A bank takes back what it has booked in red: below zero in its own column.
  if (credit) return credit;
  if (debit) return -debit;
  if (!amount) return '没有金额';
  const word = cell('direction');
  if (word.trim() === '') return amount;
  const direction = readDirection(word);
  if (direction === null) return `借贷标志“${word}”无法识别`;
  // Some print what went out below zero beside its mark, others without a sign.
  const whole = amount < 0n ? -amount : amount;
  return direction > 0 ? amount : -whole;
}

function readRow(rowNumber: number, cell: ReadCell): BankMovement | string {
  const bookedOn = readBankDay(cell('day'));
  if (!bookedOn) return cell('day').trim() === '' ? '没有交易日期' : `日期“${cell('day')}”无法识别`;
  const amountFen = amountOf(cell);
  if (typeof amountFen === 'string') return amountFen;
  const text = (use: keyof typeof LONGEST) => cell(use).slice(0, LONGEST[use]);
  const words = { payerName: text('payerName'), payerAccount: text('payerAccount') };
  // A column that is not used is filled with zeros.
  const reference = text('reference').replace(/^0+$/, '');
  return { rowNumber, bookedOn, amountFen, ...words, remark: text('remark'), reference };
}

/** Cells by their use; a remark of several columns is put together, each word once. */
function cellsOf(header: readonly string[], uses: ColumnUses): (cells: readonly string[]) => ReadCell {
  const places = new Map(
    Object.entries(uses).map(([use, words]) => [
      use,
      words.map((word) => header.indexOf(word)).filter((at) => at >= 0),
    ]),
  );
  return (cells) => (use) =>
    [...new Set((places.get(use) ?? []).map((at) => (cells[at] ?? '').trim()).filter((text) => text !== ''))].join(' ');
}

const CURRENCY = /^(?:交易)?(?:币种|币别|货币)/;

/** Currency of a row, where a column says it: whatever the columns mean otherwise. */
function currencyOf(header: readonly string[]): (cells: readonly string[]) => string {
  const at = header.findIndex((head) => CURRENCY.test(head.normalize('NFKC').trim()));
  return (cells) => (at < 0 ? '' : (cells[at] ?? ''));
}

/** Rows below the heading row as movements; what cannot be read is named by its row, sums are left out. */
export function readBankRows(
  rows: readonly BankRow[],
  header: readonly string[],
  uses: ColumnUses,
): { movements: BankMovement[]; bad: BadBankRow[] } {
  const movements: BankMovement[] = [];
  const bad: BadBankRow[] = [];
  const reader = cellsOf(header, uses);
  const currency = currencyOf(header);
  for (const { rowNumber, cells } of rows) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    // A heading row comes again on each printed page.
    if (filled.length === 0 || TOTAL.test(filled[0] ?? '') || cells.join('|').trim() === header.join('|')) continue;
    const read = foreignCurrency(currency(cells)) ?? readRow(rowNumber, reader(cells));
    if (typeof read === 'string') bad.push({ rowNumber, problem: read, text: filled.join(' | ').slice(0, 200) });
    else movements.push(read);
  }
  return { movements, bad };
}
