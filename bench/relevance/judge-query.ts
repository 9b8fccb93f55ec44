import { hasAll, type JudgedItem, type JudgedText, textOf } from './judge-item.ts';
import { isGroup, isOtherKind, verdictsOf } from './judge-kind.ts';
import { plain } from './judge-text.ts';
import type { OwnWordsQuery } from './words-query.ts';

const texts = new WeakMap<JudgedItem, JudgedText>();

function textFor(item: JudgedItem): JudgedText {
  const known = texts.get(item) ?? textOf(item);
  texts.set(item, known);
  return known;
}

/** The rest of a thing's name: as it stands, or all its pairs of characters somewhere. */
function saysRest({ whole }: JudgedText, rest: string): boolean {
  if (rest === '' || whole.includes(rest)) return true;
  const pairs = [...rest].slice(1).map((sign, at) => `${[...rest][at]}${sign}`);
  return pairs.length > 0 && pairs.every((pair) => whole.includes(pair));
}

/** The item is what was asked for, whatever its size. */
export function isThing(item: JudgedItem, { thing, notThing }: OwnWordsQuery): boolean {
  if (isOtherKind(item.kinds, notThing)) return false;
  const names = item.name.split(' ').map(plain);
  if (notThing.some((other) => names.includes(plain(other)))) return false;
  if (isGroup(item.group, thing)) return true;
  const verdicts = verdictsOf(item.kinds, thing);
  if (verdicts.some(({ rest }) => saysRest(textFor(item), rest))) return true;
  return thing.some((name) => names.includes(plain(name)));
}

/** The item is what was asked for and has everything it must have. */
export const isRight = (item: JudgedItem, query: OwnWordsQuery): boolean =>
  isThing(item, query) && hasAll(textFor(item), query.must);
