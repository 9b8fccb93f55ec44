import { boreOfInch, inchOfBore } from './nominal-bores.ts';
import { aliases, type Lexeme, lexemes, type Term, type TermKind } from './search-term.ts';
import { equivalentStandardNames, equivalentStandards, standardKey } from './standards.ts';
import { measureOf, plainNumber, UNIT_PATTERN } from './units.ts';

/** Recognises one kind of term at the start of folded text. */
export interface Matcher {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Term | null;
}

const NUMBER = '\\d+(?:\\.\\d+)?';
/** Nothing that would make the match a part of a longer number or code. */
const END = '(?![A-Z\\d]|\\.\\d)';

const shown = (text: string) => text.replace(/(?<=\d)X(?=\d)/g, '×').replace(/IN$/, '"');

function term(kind: TermKind, text: string, label: string, anyOf: readonly (readonly Lexeme[])[]): Term {
  const words = `${label} ${shown(text)}`.trim();
  return { kind, text, label: words, needs: [{ text: shown(text), anyOf }] };
}

const standard: Matcher = {
  pattern: new RegExp(
    `(GB\\/?T?|DIN|ISO|JB\\/?T|HG\\/?T|ANSI|ASME|JIS|EN)\\s*-?\\s*(\\d+(?:\\.\\d+)?)(?:-\\d{4})?${END}`,
    'y',
  ),
  read: ([text, body = '', number = '']) => {
    const key = standardKey(body, number);
    const found = term('standard', text, '标准', [lexemes(key), ...aliases(...equivalentStandards(key))]);
    const same = equivalentStandardNames(key);
    return same.length ? { ...found, label: `${found.label}（${same.join('、')}）` } : found;
  },
};

/** Second figure of a thread: a pitch when small and finer than the diameter allows for a length, otherwise the length. */
function isPitch(figure: string, diameter: string, last: boolean): boolean {
  return !last || (figure.includes('.') && Number(figure) < Math.min(6, Number(diameter)));
}

/** M8, M8X30, M8X1.25X30: thread, pitch and length can also stand in fields of their own. */
const thread: Matcher = {
  pattern: new RegExp(`M(${NUMBER})((?:X${NUMBER}){0,2})(?:MM)?${END}`, 'y'),
  read: ([text, diameter = '', rest = '']) => {
    const figures = rest.split('X').slice(1);
    const head = `m${plainNumber(diameter)}`;
    const pieces = figures.map((figure, index) => {
      const number = plainNumber(figure);
      return isPitch(figure, diameter, index === figures.length - 1) ? { pitch: number } : { length: number };
    });
    const whole = [head, ...figures.map(plainNumber)].join('x');
    const apart = [head, ...pieces.flatMap((piece) => (piece.length ? [`${piece.length}mm`] : []))];
    const short = [head, ...pieces.flatMap((piece) => (piece.length ? [piece.length] : []))].join('x');
    const ways = [[whole], [short], apart].filter(
      (way, at, all) => all.findIndex((w) => w.join() === way.join()) === at,
    );
    return term(
      'thread',
      text,
      '螺纹',
      ways.map((way) => lexemes(...way)),
    );
  },
};

const size: Matcher = {
  pattern: new RegExp(`Φ?${NUMBER}(?:MM)?(?:X${NUMBER}(?:MM)?)+(?:CM|M)?${END}`, 'y'),
  read: ([text]) => {
    const parts = text.replace(/[ΦMC]/g, '').split('X').map(plainNumber);
    return term('size', text, '尺寸', [lexemes(parts.join('x')), lexemes(...parts.map((part) => `${part}mm`))]);
  },
};

const NOMINAL_LABELS: Readonly<Record<string, string>> = {
  DN: '公称通径',
  PN: '公称压力',
  Φ: '直径',
  IP: '防护等级',
  G: '管螺纹',
  NPT: '管螺纹',
  RC: '管螺纹',
};

/** DN50, PN16, Φ20, IP65, G1/2. */
const nominal: Matcher = {
  pattern: new RegExp(`(DN|PN|Φ|IP|G|NPT|RC)\\s?(\\d+(?:-\\d+)?\\/\\d+|${NUMBER})(?:MM)?(?:IN)?${END}`, 'y'),
  read: ([text, sign = '', figure = '']) => {
    const number = plainNumber(figure);
    const key = `${sign.toLowerCase()}${number}`;
    const inch = sign === 'DN' ? inchOfBore(number) : null;
    const ways = [lexemes(key), ...(sign === 'Φ' ? [lexemes(`${number}mm`)] : []), ...aliases(inch)];
    return term('nominal', text, NOMINAL_LABELS[sign] ?? '', ways);
  },
};

/** 1/2", 1-1/2", 3/4. */
const fraction: Matcher = {
  pattern: new RegExp(`(\\d+-)?(\\d{1,2}\\/\\d{1,2})(IN)?${END}`, 'y'),
  read: ([text, whole = '', part = '', inch]) => {
    const key = `${whole}${part}`;
    const spellings = inch ? [`${key}in`, key] : [key, `${key}in`];
    const ways = [...spellings.map((spelling) => lexemes(spelling)), ...aliases(boreOfInch(key))];
    return term('measure', text, '英制', ways);
  },
};

const measure: Matcher = {
  pattern: new RegExp(`(${NUMBER})\\s?(${UNIT_PATTERN})${END}`, 'y'),
  read: ([text, number = '', unit = '']) => {
    const found = measureOf(number, unit);
    const bore = unit === 'IN' ? boreOfInch(plainNumber(number)) : null;
    return found && term('measure', text, found.quantity, [lexemes(found.key), ...aliases(bore)]);
  },
};

const grade: Matcher = {
  pattern: new RegExp(`A[124]-\\d{2}${END}|(?:4\\.8|5\\.6|5\\.8|6\\.8|8\\.8|9\\.8|10\\.9|12\\.9)(?:级)?${END}`, 'y'),
  read: ([text]) => {
    const key = text.replace('级', '').toLowerCase();
    return term('grade', text, '强度', [lexemes(key)]);
  },
};

const material: Matcher = {
  pattern: new RegExp(`(?:SUS)?(201|303|304L?|310S?|316L?|321|410|420|430|2205)(?:\\s?不锈钢)?${END}`, 'y'),
  read: ([text, alloy = '']) => term('material', text, '材质', [lexemes(alloy.toLowerCase())]),
};

/** In this order: the first that fits wins, so the more particular stand first. */
export const SIZE_MATCHERS: readonly Matcher[] = [standard, thread, size, nominal, fraction, grade, material, measure];
