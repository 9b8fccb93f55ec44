import { foldWidth } from '#platform/shared/fold-width.ts';
import { guessColumns, isUsable } from './bulk-columns.ts';
import { isQuantity, isQuantityWord, isUnit } from './quantity-text.ts';
import { readListRow } from './read-list-row.ts';

/** One line of a paste, cut into what it says; texts as they were written. */
export interface PastedRow {
  code: string;
  /** What it is called, where that stands beside the code. */
  name: string;
  /** With its unit. */
  quantity: string;
  customerCode: string;
  note: string;
}

/** Lines, and the cells of each where tabs part them; a quoted cell of a spreadsheet may hold line ends. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r\n?/g, '\n');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest);
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(rest)?.[0] ?? '';
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"').replace(/\s+/g, ' ') : cell);
    const end = rest[cell.length];
    if (end === undefined) return rows;
    if (end === '\n') rows.push([]);
    rest = rest.slice(cell.length + 1);
  }
}

/** The unit of a cell or word of its own belongs to the quantity before it. */
const withUnit = (quantity: string, unit: string) =>
  /\d$/.test(quantity) ? `${quantity}${unit}` : `${quantity} ${unit}`;

/** Code, perhaps a name, quantity, perhaps its unit, then in any order of need: the company's code, a note. */
function fromCells(cells: readonly string[]): PastedRow {
  const [code = '', ...others] = cells;
  const named = others[0] === '' || isQuantity(others[0] ?? '') ? 0 : Math.max(0, others.findIndex(isQuantity));
  const [quantity = '', ...rest] = others.slice(named);
  const unit = quantity !== '' && isUnit(rest[0] ?? '') ? rest[0] : undefined;
  const [customerCode = '', ...notes] = unit === undefined ? rest : rest.slice(1);
  return {
    ...{ code, name: others.slice(0, named).filter(Boolean).join(' '), customerCode },
    quantity: unit === undefined ? quantity : withUnit(quantity, unit),
    note: notes.filter(Boolean).join(' '),
  };
}

/** `AB123 x 10`: the sign stands alone, or between code and quantity; a code may contain the letter. */
const TIMES = /^(.+?)(\s*[×*]\s*|\s+[xX]\s*)(\d[\d,]*)\s*(\p{L}*)$/u;
/** M8×30, 25×52: the sign stands between the figures of a size. */
const SIZE = /(?:^|[\s/])(?:M|Tr|Φ|φ|Ø|D|R)?\d{1,3}(?:\.\d+)?$/iu;

function fromTimes(line: string): PastedRow | null {
  const [, code = '', sign = '', figure = '', unit = ''] = TIMES.exec(line) ?? [];
  const attached = /^[×*]$/.test(sign);
  if (code === '' || (unit !== '' && !isUnit(unit)) || (attached && SIZE.test(code))) return null;
  return fromCells([code, `${figure}${unit}`]);
}

/** 10 个, 1套 （7件）: what belongs to the quantity before it is moved there. */
function joinWords(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const last = joined.at(-1) ?? '';
    const belongs = joined.length > 1 && ((/\d$/.test(last) && isUnit(word)) || /^\(\d+\s*\p{L}+\)$/u.test(word));
    return belongs ? [...joined.slice(0, -1), `${last}${word}`] : [...joined, word];
  }, []);
}

/** The last word that is a quantity parts code and note; a code of several words stays whole. */
function fromWords(line: string): PastedRow {
  const times = fromTimes(line);
  if (times) return times;
  const words = joinWords(line.split(/\s+/));
  const before = (index: number) => words.slice(0, index).join(' ');
  const at = words.findLastIndex((word, index) => index > 0 && isQuantityWord(word, before(index)));
  if (at < 0) return fromCells([line]);
  return fromCells([before(at), words[at] ?? '', '', words.slice(at + 1).join(' ')]);
}

/** `AB123,1,000`: groups of three behind a comma are one number. */
const GROUPED = /^([^,]+?)\s*,\s*(\d{1,3}(?:,\d{3})+)(?!\d)\s*(\p{L}*)$/u;

function fromLine(line: string): PastedRow {
  const plain = foldWidth(line).replaceAll('、', ',').trim();
  const [, code = '', figure = '', unit = ''] = GROUPED.exec(plain) ?? [];
  if (code !== '' && (unit === '' || isUnit(unit))) return fromCells([code, `${figure}${unit}`]);
  const byComma = plain.split(/\s*[,;]\s*/);
  return byComma.length > 1 && byComma.slice(1).some(isQuantity) ? fromCells(byComma) : fromWords(plain);
}

/** A copied table with its header: every column by its title. */
function fromTable(rows: readonly string[][]): PastedRow[] | null {
  const [header = [], ...lines] = rows;
  const mapping = header.length > 1 ? guessColumns(header) : {};
  if (!isUsable(mapping)) return null;
  return lines.map((cells, at) => {
    const row = readListRow(at + 1, cells, mapping, header);
    const { goodsCode, mpn, name, customerCode, quantity, unit } = row;
    const code = goodsCode || mpn;
    const notes = [row.note, row.department, row.costCenter, row.project].filter(Boolean).join(' ');
    return {
      ...{
        code: code || (customerCode ? '' : name),
        name: code || customerCode ? name : '',
        customerCode,
        note: notes,
      },
      quantity: unit === '' || quantity === '' ? quantity : withUnit(quantity, unit),
    };
  });
}

const HEADER = /编码|编号|型号|货号|料号|订货号|item|sku|part|code/i;

/** A first line of words alone is the header of the copied table. */
function isHeader(row: PastedRow): boolean {
  return HEADER.test(row.code) && /数量|qty|quantity/i.test(row.quantity);
}

/**
 * Reads a pasted list, one item per line: `编码[tab]数量`, further cells of a spreadsheet (own code, note), commas,
 * spaces or a times sign. A code alone means one. Every line that is not blank becomes a row, however little of it can
 * be read: what is wrong with it is said beside it, and nothing vanishes.
 */
export function parsePastedRows(text: string): PastedRow[] {
  const lines = splitCells(text)
    .map((cells) => cells.map((cell) => foldWidth(cell).trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const table = fromTable(lines);
  if (table) return table;
  const rows = lines.map((plain): PastedRow => {
    const row = plain.length > 1 ? fromCells(plain) : fromLine(plain[0] ?? '');
    return { ...row, quantity: row.quantity === '' && plain.length === 1 ? '1' : row.quantity };
  });
  const [first] = rows;
  return first && isHeader(first) ? rows.slice(1) : rows;
}
