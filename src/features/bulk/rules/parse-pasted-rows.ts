import { parseWantedQuantity } from './parse-wanted-quantity.ts';

/** One line of a paste, cut into what it says; texts as they were written. */
export interface PastedRow {
  code: string;
  quantity: string;
  customerCode: string;
  note: string;
}

const isQuantity = (text: string) => 'quantity' in parseWantedQuantity(text);

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

/** Code, quantity, then in any order of need: the company's code, a note. */
function fromCells(cells: readonly string[]): PastedRow {
  const [code = '', quantity = '', customerCode = '', ...notes] = cells;
  return { code, quantity, customerCode, note: notes.filter(Boolean).join(' ') };
}

/** `AB123 x 10`: the sign stands alone, or between code and quantity; a code may contain the letter. */
const TIMES = /^(.+?)(?:\s*[×*]\s*|\s+[xX]\s*)(\d[\d,]*)$/u;
/** A unit that stands apart belongs to its quantity. */
const UNIT_APART = /(\d)\s+(\p{Script=Han}{1,3}|pcs?|ea)$/iu;

/** The last word that is a quantity parts code and note; a code of several words stays whole. */
function fromWords(line: string): PastedRow {
  const times = TIMES.exec(line);
  if (times) return fromCells([times[1] ?? '', times[2] ?? '']);
  const words = line.replace(UNIT_APART, '$1$2').split(/\s+/);
  const at = words.findLastIndex((word, index) => index > 0 && isQuantity(word));
  if (at < 0) return fromCells([line]);
  return fromCells([words.slice(0, at).join(' '), words[at] ?? '', '', words.slice(at + 1).join(' ')]);
}

function fromLine(line: string): PastedRow {
  const plain = line.normalize('NFKC').replaceAll('、', ',').trim();
  const byComma = plain.split(/\s*[,;]\s*/);
  return byComma.length > 1 && isQuantity(byComma[1] ?? '') ? fromCells(byComma) : fromWords(plain);
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
  const rows = splitCells(text).flatMap((cells): PastedRow[] => {
    const plain = cells.map((cell) => cell.normalize('NFKC').trim());
    if (plain.every((cell) => cell === '')) return [];
    const row = plain.length > 1 ? fromCells(plain) : fromLine(plain[0] ?? '');
    return [{ ...row, quantity: row.quantity === '' && plain.length === 1 ? '1' : row.quantity }];
  });
  const [first] = rows;
  return first && isHeader(first) ? rows.slice(1) : rows;
}
