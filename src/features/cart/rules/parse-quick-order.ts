import { foldWidth } from '#platform/shared/fold-width.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';

/** One line of a pasted list that could be read. */
export interface QuickOrderRow {
  /** 1-based line in the pasted text. */
  line: number;
  itemNo: string;
  quantity: number;
}

export interface QuickOrderError {
  line: number;
  text: string;
  /** What is wrong with the line and what it should look like. */
  message: string;
}

export interface QuickOrder {
  rows: QuickOrderRow[];
  errors: QuickOrderError[];
}

const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;
/** Code, then tab, comma, spaces or a times sign, then the quantity; `x` only with spaces around, codes contain it. */
const LINE = /^(\S+?)(?:\s*[,;×*]\s*|\s+[xX]\s*|\s+)(\d+)(?:\s*\p{Script=Han}{1,3})?$/u;

const error = (line: number, text: string, message: string): QuickOrderError => ({ line, text, message });

function readLine(line: number, text: string): QuickOrderRow | QuickOrderError {
  const match = LINE.exec(text);
  const itemNo = match?.[1] ?? text;
  if (!ITEM_NO.test(itemNo)) return error(line, text, `第 ${line} 行无法识别，请按“编码 数量”填写`);
  if (!match) return { line, itemNo, quantity: 1 };
  const quantity = Number(match[2]);
  if (quantity < 1 || quantity > MAX_QUANTITY)
    return error(line, text, `第 ${line} 行的数量应在 1 到 ${MAX_QUANTITY} 之间`);
  return { line, itemNo, quantity };
}

/**
 * Reads a pasted list of codes and quantities, one per line; a code alone means one. Full-width letters, digits and
 * signs count as the plain ones. Lines that cannot be read are reported by number, never skipped; the same code on
 * several lines becomes one row with the sum, at its first place.
 */
export function parseQuickOrder(text: string): QuickOrder {
  const rows = new Map<string, QuickOrderRow>();
  const errors: QuickOrderError[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const plain = foldWidth(raw).replaceAll('、', ',').trim();
    if (!plain) continue;
    const result = readLine(index + 1, plain);
    if ('message' in result) errors.push(result);
    else addRow(rows, errors, result, plain);
  }
  return { rows: [...rows.values()], errors };
}

function addRow(rows: Map<string, QuickOrderRow>, errors: QuickOrderError[], row: QuickOrderRow, text: string): void {
  const key = row.itemNo.toUpperCase();
  const first = rows.get(key);
  if (!first) rows.set(key, row);
  else if (first.quantity + row.quantity > MAX_QUANTITY) {
    errors.push(error(row.line, text, `第 ${row.line} 行与第 ${first.line} 行相加超过 ${MAX_QUANTITY}`));
  } else first.quantity += row.quantity;
}
