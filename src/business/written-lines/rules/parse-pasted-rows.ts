import { unitOf } from '#business/quantities/rules/public.ts';
import { foldWidth } from '#platform/shared/fold-width.ts';
import { BESIDE_FIELDS, type BesideField, type WrittenRow } from '../contract/list-schemas.ts';
import { goodsOf, isCodeAlone } from './line-goods.ts';
import { byCommas, CALLED, isTotal, markLine, withoutPlace, wordsOf } from './line-marks.ts';
import { partLine } from './line-quantity.ts';
import { guessColumns, isUsable } from './list-columns.ts';
import { isQuantity, isUnit } from './quantity-text.ts';
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
  /** What else a table says of the line, each by its name; absent where it says nothing. */
  fields?: PastedFields;
}

/** Department, project, day and whatever else has a column of its own. */
export type PastedFields = Partial<Record<Exclude<BesideField, 'note'>, string>>;

const FIELD_NAMES = BESIDE_FIELDS.flatMap(({ name }) => (name === 'note' ? [] : [name]));

function fieldsOf(row: WrittenRow): Pick<PastedRow, 'fields'> {
  const written = FIELD_NAMES.filter((name) => row[name] !== '').map((name) => [name, row[name]]);
  return written.length > 0 ? { fields: Object.fromEntries(written) } : {};
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
  const found = others.findIndex(isQuantity);
  // A word without a figure before an empty cell is the name of what has no quantity.
  const unwritten = found < 0 && others[1] === '' && !/\p{N}/u.test(others[0] ?? '') ? 1 : 0;
  const named = others[0] === '' ? 0 : Math.max(unwritten, found);
  const [quantity = '', ...rest] = others.slice(named);
  const unit = quantity !== '' && isUnit(rest[0] ?? '') ? rest[0] : undefined;
  const behind = unit === undefined ? rest : rest.slice(1);
  // Words without a figure are no code: AB123，10，急用.
  const coded = !/^\P{N}*\p{Script=Han}\P{N}*$/u.test(behind[0] ?? '');
  const [customerCode = '', ...notes] = coded ? behind : ['', ...behind];
  return {
    code,
    name: others.slice(0, named).filter(Boolean).join(' '),
    customerCode,
    quantity: unit === undefined ? quantity : withUnit(quantity, unit),
    note: notes.filter(Boolean).join(' '),
  };
}

/** `AB123 x 10`: the sign stands alone, or between code and quantity; a code may contain the letter. */
const TIMES = /^(.+?)(\s*[×*]\s*|\s+[xX]\s*)(\d[\d,]*)\s*(\p{L}*)$/u;
/** M8×30, 25×52, 木板20×30×200: the sign stands between the figures of a size. */
const SIZE = /(?:^|[\s/(]|\p{Script=Han})(?:M|Tr|Φ|φ|Ø|D|R)?\d{1,3}(?:\.\d+)?$|\d\s*[x×*]\s*\d[\d.]*$/iu;

function fromTimes(line: string): PastedRow | null {
  const [, head = '', sign = '', figure = '', unit = ''] = TIMES.exec(line) ?? [];
  const attached = /^[×*]$/.test(sign);
  if (head === '' || (unit !== '' && !isUnit(unit)) || (attached && unit === '' && SIZE.test(head))) return null;
  if (attached && unitOf(unit)?.kind === 'length') return null;
  const { code, name, rest } = goodsOf(wordsOf(head));
  return { code, name, quantity: `${figure}${unit}`, customerCode: '', note: rest };
}

/** `200个`, 数量：200个 in a line of its own. */
const isQuantityAlone = (text: string) => isQuantity(text) && /\d/.test(text) && /\p{Script=Han}/u.test(text);

function fromWords(marked: string): PastedRow {
  const line = marked.replaceAll(CALLED, '').trim();
  if (isQuantityAlone(line)) return { code: '', name: '', quantity: line, customerCode: '', note: '' };
  const times = fromTimes(line);
  if (times) return times;
  const { before, quantity, after } = partLine(wordsOf(marked));
  const first = goodsOf(before);
  // 200个 FAS1204418: the goods stand behind.
  const goods = first.code === '' ? goodsOf(after) : first;
  if (quantity === '') {
    // Figures that were not understood are shown beside the row that asks for its quantity.
    const note = [goods.name, goods.rest].filter(Boolean).join(' ');
    return { ...fromCells([goods.code || line]), quantity: isCodeAlone(line) ? '1' : '', note };
  }
  const note = [goods.rest, ...(goods === first ? after : [])].filter(Boolean).join(' ');
  return { code: goods.code, name: goods.name, quantity, customerCode: '', note };
}

function fromLine(line: string): PastedRow {
  const marked = markLine(withoutPlace(line));
  const cells = byCommas(marked.replaceAll(CALLED, ' ').replace(/\s+/gu, ' ')).map((cell) => cell.trim());
  const [first = ''] = cells;
  const single = goodsOf(wordsOf(first)).name === '' && !/\s.*\p{Script=Han}/u.test(first);
  const parted = first !== '' && single && cells.slice(1).filter(isQuantity).length === 1;
  return parted ? fromCells([goodsOf(wordsOf(first)).code, ...cells.slice(1).filter(Boolean)]) : fromWords(marked);
}

/** A copied table with its header: every column by its title. */
function fromTable(rows: readonly string[][]): PastedRow[] | null {
  const [header = [], ...lines] = rows;
  const mapping = guessColumns(header);
  if (!isUsable(mapping)) return null;
  return lines.map((cells, at) => {
    const row = readListRow(at + 1, cells, mapping, header);
    const { goodsCode, mpn, name, customerCode, quantity, unit } = row;
    const code = goodsCode || mpn;
    return {
      code: code || (customerCode ? '' : name),
      name: code || customerCode ? name : '',
      customerCode,
      note: row.note,
      ...fieldsOf(row),
      quantity: unit === '' || quantity === '' ? quantity : withUnit(quantity, unit),
    };
  });
}

const HEADER = /编码|编号|型号|货号|料号|订货号|名称|品名|item|sku|part|code/i;

/** A first line of words alone is the header of the copied table. */
const isHeader = (cells: readonly string[]) => {
  const line = cells.join(' ');
  return HEADER.test(line) && /数量|qty|quantity/i.test(line) && !/\d/.test(line);
};

/** 1, 2, 3 in front of all lines are their places. */
function withoutNumbers(lines: readonly string[][]): string[][] {
  const numbered = lines.every((cells, at) =>
    cells.length > 1
      ? cells[0] === String(at + 1) && !isQuantity(cells[1] ?? '')
      : new RegExp(`^${at + 1}\\s+(?=\\S)(?!\\d+\\p{L}*$)`, 'u').test(cells[0] ?? ''),
  );
  if (!numbered) return lines.map((cells) => [...cells]);
  return lines.map((cells) => (cells.length > 1 ? cells.slice(1) : [(cells[0] ?? '').replace(/^\d+\s+/, '')]));
}

/** A row with what its line was: nothing but a code, nothing but a quantity. */
type ReadLine = PastedRow & { codeAlone: boolean; quantityAlone: boolean };

/** A quantity in a line of its own belongs to the line before it, where that has none. */
function joinLines(rows: readonly ReadLine[]): PastedRow[] {
  const joined: ReadLine[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && row.quantityAlone && (last.codeAlone || last.quantity === '')) {
      joined[joined.length - 1] = { ...last, quantity: row.quantity, codeAlone: false };
    } else joined.push(row);
  }
  return joined.map(({ codeAlone: _, quantityAlone: __, ...row }) => row);
}

/** Rows of a pasted list, and how many of its lines only sum up the others. */
export interface PastedList {
  rows: PastedRow[];
  totals: number;
}

/**
 * Reads a pasted list, one item per line: `编码[tab]数量`, further cells of a spreadsheet (own code, note), commas,
 * spaces, a colon or a times sign. A code alone means one; every other line whose quantity was not understood has none,
 * and it is asked for. Every line that is not blank becomes a row, however little of it can be read: what is wrong with
 * it is said beside it, and nothing vanishes but sums, which are counted.
 */
export function readPastedList(text: string): PastedList {
  const lines = splitCells(text)
    .map((cells) => cells.map((cell) => foldWidth(cell).trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const goods = lines.filter((cells) => !isTotal(cells));
  const totals = lines.length - goods.length;
  const table = fromTable(goods);
  if (table) return { rows: table, totals };
  const [first, ...others] = goods;
  const rows = withoutNumbers(first && isHeader(first) ? others : goods).map((cells) => {
    const [line = ''] = cells;
    const said = { codeAlone: isCodeAlone(line), quantityAlone: isQuantityAlone(line) };
    if (cells.length === 1) return { ...fromLine(line), ...said };
    return { ...fromCells([withoutPlace(line), ...cells.slice(1)]), codeAlone: false, quantityAlone: false };
  });
  return { rows: joinLines(rows), totals };
}

export const parsePastedRows = (text: string): PastedRow[] => readPastedList(text).rows;
