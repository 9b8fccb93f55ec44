import { NUMBER, readNumber } from './read-number.ts';
import { UNIT_PATTERN, type Unit, unitOf } from './unit-words.ts';

/** So many of a unit; null where no unit is written. */
export interface Part {
  /** In 1/10,000. */
  amount: bigint;
  unit: Unit | null;
}

/** What stands beside a quantity about the contents of what is counted: in all, or of each. */
export interface Inside extends Part {
  each: boolean;
}

const BRACKETS = /^(.*?)\s*[([【]([^()[\]【】]*)[)\]】]\s*(.*)$/u;
/** 7件, 共200个, 100个装, 每盒100个, 100个/盒. */
const CONTENTS = new RegExp(
  `^(每(?:${UNIT_PATTERN})?|1?(?:${UNIT_PATTERN})[=装]?)?(?:共|合|计|合计|共计|=)?\\s*(${NUMBER})\\s*(${UNIT_PATTERN})\\s*(装|/\\s*(?:${UNIT_PATTERN}))?$`,
  'iu',
);
const PER_UNIT = new RegExp(`^(.+?)/\\s*(${UNIT_PATTERN})$`, 'iu');
const UNIT_OF = new RegExp(`^(${UNIT_PATTERN})\\s*(?:/|\\()\\s*(${NUMBER}\\s*(?:${UNIT_PATTERN}))\\)?$`, 'iu');

function readContents(text: string): Inside | null {
  const found = CONTENTS.exec(text);
  if (!found) return null;
  const { amount } = readNumber(found[2] ?? '') ?? { amount: 0n };
  if (amount <= 0n) return null;
  return { amount, unit: unitOf(found[3] ?? ''), each: found[1] !== undefined || found[4] !== undefined };
}

/** 2盒,每盒100个; 100个装2盒; 100个/盒×2盒. */
const BEHIND = /^(.+?)[,; ]\s*(每.+)$/u;
const BEFORE = new RegExp(
  `^(${NUMBER}\\s*(?:${UNIT_PATTERN})\\s*(?:装|/\\s*(?:${UNIT_PATTERN})))\\s*[x×*,]?\\s*(.+)$`,
  'iu',
);

function readWithout(text: string): { body: string; inside: Inside } | null {
  const behind = BEHIND.exec(text);
  const before = BEFORE.exec(text);
  const [body, contents] = behind ? [behind[1], behind[2]] : [before?.[2], before?.[1]];
  const inside = contents ? readContents(contents.trim()) : null;
  return body && inside ? { body: body.trim(), inside } : null;
}

/** What stands in brackets, or by 每 and 装, beside a quantity; `odd` where it says something else than contents. */
export function readInside(text: string): { body: string; inside: Inside | null; odd: boolean } {
  const plain = readWithout(text);
  if (plain) return { ...plain, odd: false };
  const [, before = '', within = '', after = ''] = BRACKETS.exec(text) ?? [];
  if (before === '' && after === '') return { body: text, inside: null, odd: false };
  const inside = readContents(within.trim());
  return { body: `${before} ${after}`.trim(), inside, odd: inside === null && within.trim() !== '' };
}

/** A column of units: a word, or a pack with its contents: 盒, 100个/盒, 盒（100个）. */
export function readUnitColumn(text: string): { unit: Unit | null; inside: Inside | null } {
  const per = PER_UNIT.exec(text);
  const contents = per && readContents(per[1] ?? '');
  if (per && contents) return { unit: unitOf(per[2] ?? ''), inside: { ...contents, each: true } };
  const of = UNIT_OF.exec(text);
  const inside = of && readContents(of[2] ?? '');
  if (of && inside) return { unit: unitOf(of[1] ?? ''), inside: { ...inside, each: true } };
  return { unit: unitOf(text), inside: null };
}
