import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { plain } from './judge-text.ts';

const groups = z
  .array(z.array(z.string()).min(2))
  .parse(JSON.parse(readFileSync(new URL('words/same-things.json', import.meta.url), 'utf8')));

/** Names of categories that a buyer's name of a thing is sold under: the first of each group. */
const soldAs = new Map<string, string[]>();
for (const [own = '', ...others] of groups) {
  for (const other of others) soldAs.set(plain(other), [...(soldAs.get(plain(other)) ?? []), plain(own)]);
}

/** 骨架油封TC型 is a 骨架油封. */
const bare = (kind: string) => plain(kind).replace(/[A-Z]+型$/, '');

/** What a thing must be, as far as its category says; `rest` is what its other words must say. */
type KindVerdict = { fits: boolean; rest: string };
const NO: KindVerdict = { fits: false, rest: '' };

/**
 * A category fits a thing when its name is that name or a more particular one (不锈钢球阀 is a 球阀), or when the thing is a
 * more particular name of the category (高温润滑脂 of 润滑脂) and the item says the rest.
 */
function kindFits(kinds: readonly string[], thing: string): KindVerdict {
  const names = kinds.flatMap((kind) => [plain(kind), bare(kind)]);
  if (names.some((name) => name.endsWith(thing))) return { fits: true, rest: '' };
  const general = names.find((name) => name.length > 1 && thing.endsWith(name));
  return general === undefined ? NO : { fits: true, rest: thing.slice(0, -general.length) };
}

/** How a category fits any of the names of a thing; an item may still have to say the rest of one of them. */
export function verdictsOf(kinds: readonly string[], things: readonly string[]): KindVerdict[] {
  const names = things.flatMap((thing) => [plain(thing), ...(soldAs.get(plain(thing)) ?? [])]);
  return [...new Set(names)].map((name) => kindFits(kinds, name)).filter(({ fits }) => fits);
}

/** The category is of the kind that is not meant. */
export const isOtherKind = (kinds: readonly string[], notThings: readonly string[]): boolean =>
  kinds.some((kind) => notThings.some((other) => plain(kind).includes(plain(other))));

/** The group of categories is called what was asked for: 多级泵 stand under 水泵. */
export const isGroup = (group: string | undefined, things: readonly string[]): boolean =>
  things.some((thing) => group !== undefined && plain(thing) === plain(group));
