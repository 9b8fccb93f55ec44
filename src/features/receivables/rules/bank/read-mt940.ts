import type { BadBankRow } from '../../contract/bank-schemas.ts';
import { foreignCurrency, readBankDay } from './bank-cells.ts';
import type { BankMovement } from './read-bank-rows.ts';

/** `:61:` of SWIFT MT940: value day, entry day, mark, amount, type, references. */
const LINE =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12}),(\d{0,2})([NSF][A-Z0-9]{3})([^/\r\n]{0,16})(?:\/\/([^\r\n]*))?/;
const OPENING = /^60[FM][CD]\d{6}([A-Z]{3})/;
const TAG = /^:(\d{2}[A-Z]?):(.*)$/;

export const looksLikeMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:61:\d{6}/m.test(text);

interface Field {
  tag: string;
  value: string;
  rowNumber: number;
}

/** Fields of all messages; a line without a tag goes on with the one before, `-}` and `-` end a message. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const match = TAG.exec(line);
    const last = fields.at(-1);
    if (match) fields.push({ tag: match[1] ?? '', value: match[2] ?? '', rowNumber: at + 1 });
    else if (last && !/^[-{}]/.test(line)) last.value += `\n${line}`;
  }
  return fields;
}

/** `?32` and `?33` name who paid, `?31` the account, `?20` to `?29` what for; banks without them write free text. */
function describe(value: string) {
  const parts = [...value.replaceAll('\n', '').matchAll(/\?(\d{2})([^?]*)/g)].map(
    ([, code, words]) => [code, words] as const,
  );
  const of = (from: number, to: number) =>
    parts
      .filter(([code]) => Number(code) >= from && Number(code) <= to)
      .map(([, words]) => words)
      .join('');
  if (parts.length === 0) return { payerName: '', payerAccount: '', remark: value.replaceAll('\n', ' ').trim() };
  return { payerName: of(32, 33).trim(), payerAccount: of(31, 31).trim(), remark: of(20, 29).trim() };
}

const century = (day: string) => `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`;

function readLine({ value, rowNumber }: Field, details: string, currency: string): BankMovement | string {
  const match = LINE.exec(value);
  if (!match) return ':61: 行格式不正确';
  const [, day = '', , mark = '', , whole = '', fraction = '', , own = '', bank = ''] = match;
  const fen = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  if (fen === 0n) return '没有金额';
  const foreign = foreignCurrency(currency);
  if (foreign) return foreign;
  const bookedOn = readBankDay(century(day));
  if (!bookedOn) return '没有交易日期';
  const reference = (bank || own).trim().replace(/^NONREF$/, '');
  // RC takes back what came in, RD what went out.
  return {
    rowNumber,
    bookedOn,
    amountFen: mark === 'C' || mark === 'RD' ? fen : -fen,
    ...describe(details),
    reference,
  };
}

/** Movements of a SWIFT MT940 file; what cannot be read is named by its line. */
export function readMt940(text: string): { movements: BankMovement[]; bad: BadBankRow[] } {
  const movements: BankMovement[] = [];
  const bad: BadBankRow[] = [];
  const fields = fieldsOf(text);
  let currency = '';
  for (const [at, field] of fields.entries()) {
    // The balance before the lines of a message names what they are in.
    currency = OPENING.exec(`${field.tag}${field.value}`)?.[1] ?? currency;
    if (field.tag !== '61') continue;
    const next = fields[at + 1];
    const read = readLine(field, next?.tag === '86' ? next.value : '', currency);
    if (typeof read === 'string')
      bad.push({ rowNumber: field.rowNumber, problem: read, text: field.value.slice(0, 200) });
    else movements.push(read);
  }
  return { movements, bad };
}
