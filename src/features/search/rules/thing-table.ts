import { compareText } from '#platform/shared/compare-text.ts';
import { type SynonymGroup, wordKey } from './synonyms.ts';

/** A category by its names: its own, and the ends of it that people type alone (小型断路器: 断路器). */
export interface NamedCategory {
  id: bigint;
  name: string;
  ends: readonly string[];
}

/** How a word is typed by sound, in full and by the first letters. */
export type Spell = (word: string) => { full: string; initials: string };

/** Names of things people buy, with the categories these stand in. */
export interface ThingTable {
  byName: ReadonlyMap<string, readonly bigint[]>;
  /** The same names taken widely: a 口罩 is every category that ends so, too. */
  widely: ReadonlyMap<string, readonly bigint[]>;
  /** Words that name an end of many things, with the shop's words for it: 板手 is a 扳手. */
  tails: ReadonlyMap<string, readonly string[]>;
  /** The likeliest name of a sound or of initials. */
  bySound: ReadonlyMap<string, string>;
  byInitials: ReadonlyMap<string, string>;
  /** Words of several Latin words, longest first. */
  phrases: readonly string[];
}

const IS_HAN = /^\p{Script=Han}+$/u;

function collect(entries: Iterable<readonly [string, bigint]>): Map<string, bigint[]> {
  const found = new Map<string, bigint[]>();
  for (const [name, id] of entries) {
    const known = found.get(name);
    if (!known) found.set(name, [id]);
    else if (!known.includes(id)) known.push(id);
  }
  return found;
}

/** Adds what the words of the trade stand for to what categories are called. */
function addGroups(names: Map<string, bigint[]>, groups: readonly SynonymGroup[]): void {
  const known = new Map(names);
  for (const [first = '', ...others] of groups) {
    const ids = known.get(wordKey(first)) ?? [];
    for (const other of ids.length > 0 ? others.map(wordKey) : []) {
      names.set(other, [...new Set([...(names.get(other) ?? []), ...ids])]);
    }
  }
}

function tailsOf(groups: readonly SynonymGroup[]): Map<string, string[]> {
  const tails = new Map<string, string[]>();
  for (const [first = '', ...others] of groups) {
    for (const other of others.map(wordKey)) {
      if (IS_HAN.test(other)) tails.set(other, [...(tails.get(other) ?? []), wordKey(first)]);
    }
  }
  return tails;
}

/** Categories of a name, also where its end is another word for theirs: 电动板手 are 电动扳手. */
export function idsOfName(name: string, { byName, tails }: ThingTable): readonly bigint[] | undefined {
  const named = byName.get(name);
  if (named) return named;
  for (let from = 1; from < name.length; from += 1) {
    const ids = (tails.get(name.slice(from)) ?? []).flatMap((own) => byName.get(`${name.slice(0, from)}${own}`) ?? []);
    if (ids.length > 0) return [...new Set(ids)];
  }
  return undefined;
}

/** The word that most categories are called by, then the shorter one. */
function likeliest(
  names: ReadonlyMap<string, readonly bigint[]>,
  keyOf: (word: string) => string,
): Map<string, string> {
  const words = [...names.keys()].filter((word) => IS_HAN.test(word) && word.length > 1);
  const weight = (word: string) => names.get(word)?.length ?? 0;
  words.sort((a, b) => weight(b) - weight(a) || a.length - b.length || compareText(a, b));
  const found = new Map<string, string>();
  for (const word of words) {
    const key = keyOf(word);
    if (!found.has(key)) found.set(key, word);
  }
  return found;
}

/** An exact name of a category means that one alone; an end of names means all that end so. */
export function makeThingTable(
  categories: readonly NamedCategory[],
  groups: readonly SynonymGroup[],
  spell: Spell,
): ThingTable {
  const own = collect(categories.map(({ id, name }) => [wordKey(name), id] as const));
  const ends = collect(categories.flatMap(({ id, ends: parts }) => parts.map((part) => [wordKey(part), id] as const)));
  const named = new Map<string, bigint[]>([...ends, ...own]);
  addGroups(named, groups);
  // What is the name of a category means that category alone, as long as it has what else is asked for.
  const names = new Map<string, bigint[]>([...named, ...own]);
  const widely = new Map<string, bigint[]>();
  for (const [name, ids] of own) {
    const all = [...new Set([...ids, ...(ends.get(name) ?? []), ...(named.get(name) ?? [])])];
    if (all.length > ids.length) widely.set(name, all);
  }
  const phrases = groups.flat().filter((word) => /^[A-Z][A-Z -]+ [A-Z]+$/.test(word));
  return {
    byName: names,
    widely,
    tails: tailsOf(groups),
    bySound: likeliest(names, (word) => spell(word).full),
    byInitials: likeliest(names, (word) => spell(word).initials),
    phrases: [...new Set(phrases)].filter((word) => names.has(wordKey(word))).sort((a, b) => b.length - a.length),
  };
}
