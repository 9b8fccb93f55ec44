import { foldWidth } from '#platform/shared/fold-width.ts';
import { CHINESE_DIGITS } from './chinese-number.ts';
import { type Amount, FINEST, NUMBER, readNumber } from './read-number.ts';
import { type Inside, type Part, readInside, readUnitColumn } from './read-pack-words.ts';
import { isAnyPiece, UNIT_PATTERN, type Unit, unitOf } from './unit-words.ts';

export interface Writing {
  /** Each way it may be meant; parts of one way add up. */
  ways: Part[][];
  inside: Inside | null;
  /** False where somebody has to say that it was understood rightly: 约20, 二十个, 2×10. */
  sure: boolean;
  /** How it is written: `loose` is a number among words that say nothing of it. */
  form: 'plain' | 'range' | 'product' | 'sum' | 'loose';
  /** Two parts stand side by side without a word: 2盒5个 adds up, 2盒 200个 says the same twice. */
  apposed?: boolean;
}

type Body = Omit<Writing, 'inside'>;

export type QuantityReading = Writing | { problem: string };

const PART = `(${NUMBER})\\s*(${UNIT_PATTERN})?\\s*(半)?`;
const WHOLE = new RegExp(`^${PART}$`, 'iu');
const NEXT = new RegExp(`^(\\+|零|又|加|外加|和|及)?\\s*${PART}\\s*`, 'iu');
const STRANGE = new RegExp(`^(${NUMBER})\\s*(?!${UNIT_PATTERN})(\\p{Script=Han}{1,3}|[a-z]{1,4})$`, 'iu');
const RANGE = new RegExp(`^${PART}\\s*(?:-|~|–|—|至|到|或)\\s*${PART}$`, 'iu');
const PRODUCT = new RegExp(`^${PART}\\s*[x×*]\\s*${PART}$`, 'iu');
const NEIGHBOURS = new RegExp(`^([一二两三四五六七八])([二三四五六七八九])\\s*(${UNIT_PATTERN})?$`, 'iu');
const LABEL =
  /^(?:采购|需求|订购)?(?:数量|总数|总量|qty|quantity)\s*[:=]?\s*|^(?:共计|合计|总共|一共|总计|共|各|每种|急需|需要|需|要|买|订|采购|[x×*])\s*[:=]?\s*/iu;
const ABOUT = /^(?:大约|大概|约|差不多|近|至少|最少|不少于|最多|不超过|不多于|[~≈><≥≤]=?)\s*/u;
const MORE_OR_LESS = /\s*(?:左右|上下|以上|以内|以下|[多余来几]|\+)\s*$/u;
/** 20多个, 十来个: the word stands inside. */
const MORE_INSIDE = new RegExp(`^([\\d.,]+|[${CHINESE_DIGITS}]+)\\s*[多余来几]\\s*(?=\\p{L})`, 'u');
const ONLY_NUMBER = new RegExp(`(?<![a-z\\d.,/+\\-])(${NUMBER})\\s*(${UNIT_PATTERN})?`, 'giu');

/** What is longer is no quantity. */
const LONGEST = 60;

const half = FINEST / 2n;

/** A number, its unit and a 半 behind it. */
function partOf(digits: string | undefined, unit: string | undefined, more?: string): (Part & Amount) | null {
  const number = readNumber(digits ?? '');
  if (!number) return null;
  const { amount, sure } = number;
  return { amount: more ? amount + half : amount, unit: unit ? unitOf(unit) : null, sure: sure && !more };
}

const asPart = ({ amount, unit }: Part): Part => ({ amount, unit });
const unsure = (form: Writing['form'], ...ways: Part[][]): Body => ({ ways, sure: false, form });

/** 1套7件 tells what is in a set, it adds nothing. */
const isContents = ([first, second]: readonly Part[]) => first?.unit?.kind === 'set' && second?.unit?.kind === 'piece';

/** 2盒5个, 10+5, 1打零3个: every part with its unit, or none of them. */
function readSum(text: string): Body | null {
  const parts: Part[] = [];
  const joints: (string | undefined)[] = [];
  for (let rest = text; rest !== ''; ) {
    const found = NEXT.exec(rest);
    const part = found && partOf(found[2], found[3], found[4]);
    if (!part) return null;
    parts.push(asPart(part));
    joints.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  const bare = parts.filter(({ unit }) => unit === null).length;
  if (parts.length < 2 || joints[0] !== undefined || (bare > 0 && bare < parts.length)) return null;
  if (bare > 0 && joints.slice(1).some((joint) => joint !== '+')) return null;
  if (isContents(parts)) return unsure('sum', parts.slice(0, 1));
  return { ...unsure('sum', parts), apposed: parts.length === 2 && joints[1] === undefined };
}

function readRange(text: string): Body | null {
  const [, few, many, unit] = NEIGHBOURS.exec(text) ?? [];
  const range = RANGE.exec(text);
  const from = few ? partOf(few, unit) : partOf(range?.[1], range?.[2], range?.[3]);
  const to = many ? partOf(many, unit) : partOf(range?.[4], range?.[5], range?.[6]);
  if (!from || !to || from.amount >= to.amount) return null;
  return unsure('range', [{ amount: from.amount, unit: from.unit ?? to.unit }], [asPart(to)]);
}

/** 2×10, 2箱×12瓶: of two units the one that is counted out, no pack. */
function readProduct(text: string): Body | null {
  const product = PRODUCT.exec(text);
  const one = partOf(product?.[1], product?.[2], product?.[3]);
  const other = partOf(product?.[4], product?.[5], product?.[6]);
  if (!one || !other) return null;
  const counted = one.unit?.kind === 'pack' || one.unit?.kind === 'article' ? other.unit : (one.unit ?? other.unit);
  return unsure('product', [{ amount: (one.amount * other.amount) / FINEST, unit: counted }]);
}

/** The only number among other words: 20个，谢谢. */
function readOnlyNumber(text: string): Body | null {
  if (/\d\s*[e/]\s*\d|-\s*\d/i.test(text)) return null;
  const found = [...text.matchAll(ONLY_NUMBER)].filter(([, digits]) => /\d/.test(digits ?? ''));
  const [only] = found;
  if (!only || found.length > 1 || /\d/.test(text.replace(only[0], ''))) return null;
  const part = partOf(only[1], only[2]);
  return part && unsure('loose', [asPart(part)]);
}

/** A word for a unit that nobody knows: 5份. */
function readStrange(text: string): Body | null {
  const strange = STRANGE.exec(text);
  const part = strange && partOf(strange[1], strange[2]);
  return part && unsure('loose', [asPart(part)]);
}

function readBody(text: string): Body | null {
  const whole = WHOLE.exec(text);
  const part = whole && partOf(whole[1], whole[2], whole[3]);
  if (part) return { ways: [[asPart(part)]], sure: part.sure, form: 'plain' };
  return readRange(text) ?? readProduct(text) ?? readSum(text);
}

/** Without what only says that the figure is no exact one. */
function plainFigure(text: string): string {
  return text.replace(LABEL, '').replace(ABOUT, '').replace(MORE_INSIDE, '$1').replace(MORE_OR_LESS, '').trim();
}

const alike = (one: Unit, other: Unit) =>
  one.word === other.word ||
  (one.kind === other.kind &&
    (one.kind === 'pair' || (one.kind === 'piece' && (isAnyPiece(one) || isAnyPiece(other)))));

/** The unit of its own column counts where the quantity has none; where both say something else, it may be either. */
function withColumn(read: Body, unit: Unit | null): Body {
  if (!unit) return read;
  const filled = read.ways.map((parts) => parts.map((part) => ({ ...part, unit: part.unit ?? unit })));
  const others = read.ways.filter((parts) => parts.some((part) => part.unit && !alike(part.unit, unit)));
  if (others.length === 0) return { ...read, ways: filled };
  return unsure(read.form, ...filled, ...others.map((parts) => parts.map(({ amount }) => ({ amount, unit }))));
}

const UNICODE_FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4', '⅓': ' 1/3' };

/** The mark of a footnote behind a figure: 10² is ten with a remark. That of a unit (m²) stays. */
const NOTE_MARK = /(?<=\d)[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]+/gu;

const tidy = (text: string) =>
  foldWidth(text.replace(/[½¼¾⅓]/g, (sign) => UNICODE_FRACTIONS[sign] ?? sign))
    .replace(NOTE_MARK, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[。.,;!、]+$/u, '')
    .trim();

/**
 * Reads a quantity as people write it, with the unit of its own column where there is one: 10, １,０００, 200个, 二十盒,
 * 半打, 1套（7件）, 约20, 20-30. What takes interpretation is read and marked as not sure; what cannot be read is refused.
 */
export function readQuantity(text: string, unitText = ''): QuantityReading {
  const plain = tidy(text);
  // ③ is more often a place in a list.
  const marked = /[\u2460-\u24ff]/u.test(text) || foldWidth(text).search(NOTE_MARK) >= 0;
  if (plain === '') return { problem: '缺少数量' };
  const unread = { problem: `数量“${plain.slice(0, LONGEST)}”无法识别` };
  if (plain.length > LONGEST) return unread;
  const { body, inside, odd } = readInside(plain);
  const column = readUnitColumn(tidy(unitText));
  const exact = readBody(body);
  const read = exact ?? readBody(plainFigure(body)) ?? readStrange(body) ?? readOnlyNumber(body);
  if (!read) return unread;
  const writing = withColumn({ ...read, sure: read.sure && exact !== null && !odd && !marked }, column.unit);
  if (writing.ways.flat().some(({ amount }) => amount <= 0n)) return { problem: '数量应大于 0' };
  return { ...writing, inside: inside ?? column.inside };
}
