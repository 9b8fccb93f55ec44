import { isMeasure, readQuantity } from '#business/quantities/rules/public.ts';
import { CODE } from './line-goods.ts';
import { CALLED } from './line-marks.ts';
import { isUnit } from './quantity-text.ts';

/** Words of a line around its quantity. */
export interface PartedLine {
  before: string[];
  /** As written, with its unit; empty where none was found or several may be meant. */
  quantity: string;
  after: string[];
}

/** How a word may be the quantity, the surest first. */
type Way = 'called' | 'counted' | 'measured' | 'bare';
const WAYS: readonly Way[] = ['called', 'counted', 'measured', 'bare'];

/** Prices, shares, contents of a pack: figures that count nothing here. */
const OTHER_FIGURE = /[¥$€%‰]|元|单价|装$|^每|\d\s*\p{L}*\/\p{L}+$/u;
/** 150米 stands for an amount; 50mm and 15kg behind a name are as often its size. */
const AMOUNT_WORDS = /(?:米|公尺|斤|千克|吨|[^毫]升|平方|立方|平米)$/u;
const HAN = /\p{Script=Han}/u;

function wayOf(word: string, before: readonly string[]): Way | null {
  const text = word.replaceAll(CALLED, '');
  if (OTHER_FIGURE.test(text)) return null;
  const reading = readQuantity(text);
  if (!('ways' in reading) || reading.form === 'loose') return null;
  if (word.startsWith(CALLED)) return 'called';
  const units = reading.ways.flat().flatMap(({ unit }) => unit ?? []);
  const head = before.join(' ');
  const afterCode = /\d/.test(head) && !HAN.test(head);
  if (units.some(isMeasure)) return afterCode || AMOUNT_WORDS.test(text) ? 'measured' : null;
  if (units.length > 0 || /^(?:各|每种|共|约)/.test(text)) return 'counted';
  if (reading.form === 'range') return afterCode ? 'counted' : null;
  return reading.form === 'plain' && /^\D?\d/.test(text) ? 'bare' : null;
}

/** 热缩管150米, FAS1204418共200个, 200个急用, 200个FAS1204418, FAS1204418/200个: what stands close belongs apart. */
const REMARK = '(?:特急|加急|急|备|谢|麻烦|请|用|含|不|送|发|先|尽|明|今|下|本|月底|吧|哈|即可|就).*';
const GLUED: readonly RegExp[] = [
  new RegExp(`^()(\\ue000?[约各共]?\\d[\\d,.]*\\p{L}{1,6}?)(${REMARK}|[A-Z].*)$`, 'u'),
  /^(.*?)((?:[约各共]|每种)\d[\d,.]*\p{Script=Han}{0,2})()$/u,
  /^(.*\p{Script=Han})(\d[\d,.]*\p{Script=Han}{1,2})()$/u,
  new RegExp(`^(${CODE.source.slice(1, -1)})\\/(\\d+\\p{Script=Han}{1,2})()$`, 'u'),
];

function unglue(word: string): string[] {
  if (OTHER_FIGURE.test(word)) return [word];
  for (const form of GLUED) {
    const [all, name = '', amount = '', rest = ''] = form.exec(word) ?? [];
    if (all !== undefined && wayOf(amount, [])) return [name, amount, rest].filter(Boolean);
  }
  return [word];
}

/** 10 个, 1套 （7件）, 1 000, 2箱 每箱12个: what belongs to the quantity before it is moved there. */
function joinWords(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const last = joined.at(-1) ?? '';
    const led = joined.length > 1 || last.startsWith(CALLED);
    const rest = joined.slice(0, -1);
    if (led && ((/\d$/.test(last) && isUnit(word)) || /^\((?:每\p{L}?|\p{L})?\d+\s*\p{L}+\)$/u.test(word)))
      return [...rest, `${last}${word}`];
    const thousands = led && /^\ue000?\d{1,3}( \d{3})*$/.test(last) && /^\d{3}(?!\d)/.test(word);
    const contents = /^\D?\d+\p{L}+$/u.test(last) && /^每\p{L}?\d+\p{L}+$/u.test(word);
    if (thousands || contents) return [...rest, `${last}${contents ? ',' : ' '}${word}`];
    return [...joined, word];
  }, []);
}

/** Words in a row that each count something are one amount: 2盒 5个. */
function runsOf(places: readonly number[]): number[][] {
  return places.reduce<number[][]>((runs, place) => {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
    return runs;
  }, []);
}

/** A figure behind nothing but a name may belong to it (轴承 608): it is asked for, and one of four figures left out. */
function bareQuantity(words: readonly string[], at: number): string {
  const [figure = '', head, after] = [words[at], words.slice(0, at).join(' '), words.slice(at + 1)];
  if (after.some((word) => /\d/.test(word) && !HAN.test(word))) return '';
  // A brand alone names nothing (SKF 6204); letters joined by signs are a code.
  if (/\d/.test(head) || /^[A-Z]+(?:[-_/.][A-Z]+)+$/i.test(head)) return figure;
  return HAN.test(head) && /^\d{1,3}$/.test(figure) ? `${figure}?` : '';
}

/** The figure of a quantity that is asked for because it stands behind nothing but a name: 20? */
export function doubtedFigure(quantity: string): number | null {
  const [, figure] = /^(\d{1,3})\?$/.exec(quantity) ?? [];
  return figure === undefined ? null : Number(figure);
}

function placesOf(words: readonly string[]): number[] {
  const ways = words.map((word, at) => wayOf(word, words.slice(0, at)));
  const way = WAYS.find((one) => ways.includes(one));
  if (way === undefined) return [];
  const places = ways.flatMap((one, at) => (one === way ? [at] : []));
  if (way === 'bare') return places.slice(-1);
  const runs = way === 'counted' ? runsOf(places) : places.map((at) => [at]);
  // Two amounts apart from each other: nobody can say which is meant.
  return runs.length === 1 ? (runs[0] ?? []) : [];
}

/** Finds the quantity among the words of a line. None is made up: what does not decide is left to be asked for. */
export function partLine(line: readonly string[]): PartedLine {
  const words = joinWords(line.flatMap(unglue));
  const plain = words.map((word) => word.replaceAll(CALLED, ''));
  const places = placesOf(words);
  const [first] = places;
  if (first === undefined) return { before: plain, quantity: '', after: [] };
  const [only] = places;
  const bare = places.length === 1 && only !== undefined && wayOf(words[only] ?? '', words.slice(0, only)) === 'bare';
  const quantity = bare ? bareQuantity(plain, first) : places.map((at) => plain[at]).join(' ');
  if (quantity === '') return { before: plain, quantity, after: [] };
  return { before: plain.slice(0, first), quantity, after: plain.slice(first + places.length) };
}
