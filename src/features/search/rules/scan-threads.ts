import { aliases, END, lexemes, type Matcher, NUMBER, oneNeed, type Term } from './search-term.ts';
import { plainNumber } from './units.ts';

/** Second figure of a thread: a pitch when small and finer than the diameter allows for a length, otherwise the length. */
function isPitch(figure: string, diameter: string, last: boolean): boolean {
  return !last || (figure.includes('.') && Number(figure) < Math.min(6, Number(diameter)));
}

const distinct = (ways: readonly (readonly string[])[]) =>
  ways.filter((way, at) => ways.findIndex((other) => other.join() === way.join()) === at).map((way) => lexemes(...way));

function threadTerm(text: string, diameter: string, figures: readonly string[]): Term {
  const head = `m${plainNumber(diameter)}`;
  const numbers = figures.map(plainNumber);
  const lengths = numbers.filter((_, at) => !isPitch(figures[at] ?? '', diameter, at === figures.length - 1));
  const whole = [head, ...numbers].join('x');
  const short = [head, ...lengths].join('x');
  const apart = [head, ...lengths.map((length) => `${length}mm`)];
  const spoken = [head.toUpperCase(), ...numbers].join('X');
  const term = oneNeed('thread', spoken, '螺纹', distinct([[whole], [short], apart]));
  return lengths.length > 0 ? { ...term, text, wider: head.toUpperCase() } : { ...term, text };
}

/** M8, M8X30, M8X1.25X30, M8-1.25X30: thread, pitch and length can also stand in fields of their own. */
const thread: Matcher = {
  pattern: new RegExp(`M(${NUMBER})((?:-(?=\\d\\.)${NUMBER}(?=X|${END}))?(?:X${NUMBER}){0,2})(?:MM)?${END}`, 'y'),
  read: ([text, diameter = '', rest = '']) => threadTerm(text, diameter, rest.split(/[X-]/).slice(1)),
};

/** Alloys and counts may stand behind a thread as well: M8 304, M8 100个. */
const NO_LENGTH = '(?!(?:20[12]|30[2-4]|310|316|321|410|420|430)(?!\\d))';

/** M8 30, M8 长30: the same as M8X30. */
const looseThread: Matcher = {
  pattern: new RegExp(`M(\\d{1,2}) +(?:[总全]?长度? *)?${NO_LENGTH}(\\d{1,3})(?:MM)?${END}(?! *[\\p{L}%/"·-])`, 'yu'),
  read: ([text, diameter = '', length = '']) => threadTerm(text, diameter, [length]),
};

/** 1/2-13UNC, 1/4-20, #10-32: an inch thread with its turns per inch. */
const inchThread: Matcher = {
  pattern: new RegExp(`(\\d{1,2}/\\d{1,2}|#\\d{1,2})-(\\d{2})(?: ?UN[CFS]?)?${END}`, 'y'),
  read: ([text, size = '', turns = '']) =>
    oneNeed('thread', text, '螺纹', [lexemes(`${size.replace('#', 'no')}-${turns}un`)]),
};

/** Metric threads that are asked for without their M. */
const THREADS = new Set([
  '2',
  '2.5',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  '12',
  '14',
  '16',
  '18',
  '20',
  '22',
  '24',
  '27',
  '30',
]);

const size: Matcher = {
  pattern: new RegExp(`Φ?${NUMBER}(?:MM)?(?:X${NUMBER}(?:MM)?)+(?:CM|M)?${END}`, 'y'),
  read: ([text]) => {
    const parts = text.replace(/[ΦMC]/g, '').split('X').map(plainNumber);
    const key = parts.join('x');
    const threaded = parts.length === 2 && THREADS.has(parts[0] ?? '') ? `m${key}` : null;
    const ways = [lexemes(key), lexemes(...parts.map((part) => `${part}mm`)), ...aliases(threaded)];
    return oneNeed('size', text, '尺寸', ways);
  },
};

/** In this order: the more particular stand first. */
export const THREAD_MATCHERS: readonly Matcher[] = [looseThread, thread, inchThread];
export const SIZE_MATCHER: Matcher = size;
