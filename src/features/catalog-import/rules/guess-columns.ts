import { currencyCode } from './currency-rates.ts';
import { attributeName, HEADER_WORDS, isIgnoredHeader } from './header-words.ts';
import { IMPORT_FIELDS, type ImportField } from './import-record.ts';

/** Which column of a table says what. Columns are counted from 0. */
export interface ColumnMapping {
  headers: readonly string[];
  fields: Partial<Record<ImportField, number>>;
  attributes: readonly { column: number; name: string; unit: string }[];
  /** Columns that come in twos, one with the name of an attribute and one with its value. */
  pairs: readonly { nameColumn: number; valueColumn: number }[];
  ignored: readonly number[];
  /** Currency that the price's header names in brackets. */
  priceCurrency: string | null;
}

/** What a person, or an earlier import of the same file shape, decided: headers by their text. */
export interface ColumnWishes {
  columns: Partial<Record<ImportField, string | null>>;
  attributes: Record<string, string>;
  ignore: readonly string[];
}

export const NO_WISHES: ColumnWishes = { columns: {}, attributes: {}, ignore: [] };

/** `Preis3 (EUR)` → word `preis`, bracket `EUR`. */
export function normaliseHeader(header: string): { word: string; bracket: string; number: string } {
  const text = header.normalize('NFKC').trim();
  const bracket = /[([]([^()[\]]*)[)\]]\s*$/.exec(text);
  const bare = (bracket ? text.slice(0, bracket.index) : text).toLowerCase().replace(/[\s._\-*:/"']/g, '');
  const number = /^(.*\D)(\d{1,2})$/.exec(bare);
  return { word: number?.[1] ?? bare, bracket: bracket?.[1]?.trim() ?? '', number: number?.[2] ?? '' };
}

/** How surely a header names a field: exact words count most, Chinese words may stand inside a longer header. */
function certainty(field: ImportField, word: string, wordWithNumber: string): number {
  const words = HEADER_WORDS[field];
  const exact = words.findIndex((known) => known === word || known === wordWithNumber);
  if (exact >= 0) return 1_000 - exact;
  const inside = words.filter((known) => /^\p{Script=Han}{2,}$/u.test(known) && word.includes(known));
  const longest = Math.max(0, ...inside.map((known) => known.length));
  return word.length <= longest + 4 ? longest : 0;
}

function findFields(headers: readonly string[], free: Set<number>): Partial<Record<ImportField, number>> {
  const candidates = headers.flatMap((header, column) => {
    const { word, number } = normaliseHeader(header);
    if (!free.has(column) || word === '' || isIgnoredHeader(word)) return [];
    return IMPORT_FIELDS.map((field) => ({ field, column, score: certainty(field, word, word + number) }));
  });
  const ranked = candidates.filter((c) => c.score > 0).sort((a, b) => b.score - a.score || a.column - b.column);
  const fields: Partial<Record<ImportField, number>> = {};
  for (const { field, column } of ranked) {
    if (fields[field] !== undefined || !free.has(column)) continue;
    fields[field] = column;
    free.delete(column);
  }
  return fields;
}

const PAIR = /^(?:attribute|attribut|merkmal|feature|属性|特征)(name|名称?|value|wert|值)$/;
const NAMED_ATTRIBUTE = /^(?:Merkmal|Attribute?|Feature|属性|特征)\s*[:：]?\s*["“”'„]?(.+?)["“”']?$/i;

function findPairs(headers: readonly string[], free: Set<number>): ColumnMapping['pairs'] {
  const names = new Map<string, number>();
  const values = new Map<string, number>();
  for (const column of free) {
    const { word, number } = normaliseHeader(headers[column] ?? '');
    const kind = PAIR.exec(word)?.[1];
    if (kind) (/^(?:name|名)/.test(kind) ? names : values).set(number, column);
  }
  const pairs = [...names].flatMap(([number, nameColumn]) => {
    const valueColumn = values.get(number);
    return valueColumn === undefined ? [] : [{ nameColumn, valueColumn }];
  });
  for (const pair of pairs) {
    free.delete(pair.nameColumn);
    free.delete(pair.valueColumn);
  }
  return pairs;
}

/** Name and unit that a header gives an attribute: `Merkmal "GrossWeight"`, `长度(mm)`. */
function attributeWords(header: string): { name: string; unit: string } {
  const text = header.trim();
  const named = (NAMED_ATTRIBUTE.exec(text)?.[1] ?? text).trim();
  const { bracket } = normaliseHeader(named);
  return { name: bracket ? named.slice(0, named.search(/[([（［]/)).trim() : named, unit: bracket };
}

function attributeOf(header: string, column: number): ColumnMapping['attributes'][number] | null {
  const { name, unit } = attributeWords(header);
  const { word, number } = normaliseHeader(header);
  const furtherOfItsKind = number !== '' && IMPORT_FIELDS.some((field) => HEADER_WORDS[field].includes(word));
  const ignored = isIgnoredHeader(word) || isIgnoredHeader(normaliseHeader(name).word);
  return name === '' || ignored || furtherOfItsKind ? null : { column, name: attributeName(name), unit };
}

/** Takes the wished columns out of `free`; a wish whose header the file lacks is left to the caller to report. */
function applyWishes(headers: readonly string[], wishes: ColumnWishes, free: Set<number>) {
  const fields: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const header = wishes.columns[field];
    const column = header ? headers.indexOf(header) : -1;
    if (column < 0) continue;
    fields[field] = column;
    free.delete(column);
  }
  const attributes = Object.entries(wishes.attributes).flatMap(([header, name]) => {
    const column = headers.indexOf(header);
    return column >= 0 && free.delete(column) ? [{ column, name, unit: attributeWords(header).unit }] : [];
  });
  for (const column of [...free]) {
    if (wishes.ignore.includes(headers[column] ?? '')) free.delete(column);
  }
  return { fields, attributes };
}

/**
 * Guesses what each column means from its header alone. Wishes win over guesses; a field wished to be `null` stays
 * unmapped. Columns nobody knows become attributes under their own header.
 */
export function guessColumns(headers: readonly string[], wishes: ColumnWishes = NO_WISHES): ColumnMapping {
  const free = new Set(headers.keys());
  const wished = applyWishes(headers, wishes, free);
  const pairs = findPairs(headers, free);
  const guessed = findFields(headers, free);
  for (const field of IMPORT_FIELDS) {
    if (wishes.columns[field] === undefined) continue;
    const column = guessed[field];
    if (column !== undefined) free.add(column);
    delete guessed[field];
  }
  const fields = { ...guessed, ...wished.fields };
  const attributes = [...wished.attributes];
  for (const column of free) {
    const attribute = attributeOf(headers[column] ?? '', column);
    if (attribute) attributes.push(attribute);
  }
  attributes.sort((a, b) => a.column - b.column);
  const used = new Set([...Object.values(fields), ...attributes.map((a) => a.column)]);
  for (const pair of pairs) used.add(pair.nameColumn).add(pair.valueColumn);
  const ignored = [...headers.keys()].filter((column) => !used.has(column));
  const priceHeader = headers[fields.price ?? -1] ?? '';
  return {
    headers,
    fields,
    attributes,
    pairs,
    ignored,
    priceCurrency: currencyCode(normaliseHeader(priceHeader).bracket),
  };
}
