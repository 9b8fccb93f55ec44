import { boreOfInch, inchOfBore } from './nominal-bores.ts';
import { FAMILY_MATCHERS } from './scan-families.ts';
import { SIZE_MATCHER, THREAD_MATCHERS } from './scan-threads.ts';
import { aliases, END, lexemes, type Matcher, NUMBER, oneNeed } from './search-term.ts';
import { equivalentStandardNames, equivalentStandards, standardKey } from './standards.ts';
import { measureOf, plainNumber, UNIT_PATTERN } from './units.ts';

/** GB/T 70.1-2008, DIN 912, DIN EN ISO 4762: the year and the bodies that took it over say nothing about the part. */
const standard: Matcher = {
  pattern: new RegExp(
    `(?:(?:DIN|BS|EN)\\s*-?\\s*)*?(GB\\/?T?|DIN|ISO|JB\\/?T|HG\\/?T|YB\\/?T|ANSI|ASME|JIS|EN)\\s*-?\\s*(\\d+(?:\\.\\d+)?[AK]?)(?:-(?:(?:19|20)\\d{2}|[5-9]\\d))?${END}`,
    'y',
  ),
  read: ([text, body = '', number = '']) => {
    const key = standardKey(body, number);
    const found = oneNeed('standard', text, '标准', [lexemes(key), ...aliases(...equivalentStandards(key))]);
    const same = equivalentStandardNames(key);
    return same.length ? { ...found, label: `${found.label}（${same.join('、')}）` } : found;
  },
};

const NOMINAL_LABELS: Readonly<Record<string, string>> = {
  DN: '公称通径',
  PN: '公称压力',
  Φ: '直径',
  IP: '防护等级',
};

/** DN50, PN16, Φ20, IP65, G1/2, R1/4. */
const nominal: Matcher = {
  pattern: new RegExp(
    `(DN|PN|Φ|IP|G|NPT|RC|RP|PT|ZG|R(?=\\d{1,2}[-/]))\\s?(\\d+(?:-\\d+)?\\/\\d+|${NUMBER})(?:MM)?(?:IN)?${END}`,
    'y',
  ),
  read: ([text, sign = '', figure = '']) => {
    const number = plainNumber(figure);
    const key = `${sign.toLowerCase()}${number}`;
    const inch = sign === 'DN' ? inchOfBore(number) : null;
    const ways = [lexemes(key), ...(sign === 'Φ' ? [lexemes(`${number}mm`)] : []), ...aliases(inch)];
    return oneNeed('nominal', text, NOMINAL_LABELS[sign] ?? '管螺纹', ways);
  },
};

/** 1/2", 1-1/2", 3/4. */
const fraction: Matcher = {
  pattern: new RegExp(`(\\d+-)?(\\d{1,2}\\/\\d{1,2})(IN)?${END}`, 'y'),
  read: ([text, whole = '', part = '', inch]) => {
    const key = `${whole}${part}`;
    const spellings = inch ? [`${key}in`, key] : [key, `${key}in`];
    const ways = [...spellings.map((spelling) => lexemes(spelling)), ...aliases(boreOfInch(key))];
    return oneNeed('measure', text, '英制', ways);
  },
};

const measure: Matcher = {
  pattern: new RegExp(`(${NUMBER})\\s?(${UNIT_PATTERN})${END}`, 'y'),
  read: ([text, number = '', unit = '']) => {
    const found = measureOf(number, unit);
    const bore = unit === 'IN' ? boreOfInch(plainNumber(number)) : null;
    return found && oneNeed('measure', text, found.quantity, [lexemes(found.key), ...aliases(found.also, bore)]);
  },
};

const grade: Matcher = {
  pattern: new RegExp(`A[124]-\\d{2}${END}|(?:4\\.8|5\\.6|5\\.8|6\\.8|8\\.8|9\\.8|10\\.9|12\\.9)S?(?:级)?${END}`, 'y'),
  read: ([text]) => oneNeed('grade', text, '强度', [lexemes(text.replace(/S?级|S$/, '').toLowerCase())]),
};

const material: Matcher = {
  pattern: new RegExp(`(?:SUS)?(201|303|304L?|310S?|316L?|321|410|420|430|2205)(?:\\s?(?:不锈钢|白钢))?${END}`, 'y'),
  read: ([text, alloy = '']) => oneNeed('material', text, '材质', [lexemes(alloy.toLowerCase())]),
};

/** In this order: the first that fits wins, so the more particular stand first. */
export const SIZE_MATCHERS: readonly Matcher[] = [
  standard,
  ...FAMILY_MATCHERS,
  ...THREAD_MATCHERS,
  SIZE_MATCHER,
  nominal,
  fraction,
  grade,
  material,
  measure,
];
