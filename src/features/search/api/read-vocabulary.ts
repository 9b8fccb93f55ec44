import { asc } from 'drizzle-orm';
import { brandsView, categoriesView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Language } from '../rules/scan-terms.ts';
import { makeSynonymTable, wordKey } from '../rules/synonyms.ts';
import { readSynonymGroups } from './read-synonyms.ts';
import { cutQuery, learnWords } from './segmenter.ts';

export interface BrandWord {
  id: bigint;
  code: string;
  name: string;
  nameEn: string | null;
  aliases: string[];
}

export interface CategoryWord {
  id: bigint;
  code: string;
  name: string;
  level: number;
  parentId: bigint | null;
  /** From the top category down to itself. */
  path: bigint[];
}

/** Brands and categories, ready to be asked for by id, code and name. A few thousand rows at most. */
export interface Vocabulary {
  brands: ReadonlyMap<bigint, BrandWord>;
  categories: ReadonlyMap<bigint, CategoryWord>;
  brandByCode: ReadonlyMap<string, BrandWord>;
  categoryByCode: ReadonlyMap<string, CategoryWord>;
  /** By folded name, other names included; a name that several share leads to none. */
  brandByName: ReadonlyMap<string, BrandWord>;
  categoryByName: ReadonlyMap<string, CategoryWord>;
  /** How words are cut, and which mean the same. */
  language: Language;
}

/** How names are compared: folded, without blanks. */
export const nameKey = wordKey;

function uniqueBy<T>(items: Iterable<T>, keysOf: (item: T) => readonly string[]): Map<string, T> {
  const byKey = new Map<string, T | null>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) byKey.set(key, byKey.has(key) ? null : item);
  }
  return new Map([...byKey].filter((entry): entry is [string, T] => entry[1] !== null));
}

export const namesOf = ({ name, nameEn, aliases }: BrandWord): string[] => [
  name,
  ...(nameEn ? [nameEn] : []),
  ...aliases,
];

/** Reads all brands and categories and teaches their names to the segmenter. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const brandRows = await db
    .select({
      id: brandsView.id,
      code: brandsView.code,
      name: brandsView.name,
      nameEn: brandsView.nameEn,
      aliases: brandsView.aliases,
    })
    .from(brandsView);
  const categoryRows = await db
    .select({
      id: categoriesView.id,
      code: categoriesView.code,
      name: categoriesView.name,
      level: categoriesView.level,
      parentId: categoriesView.parentId,
    })
    .from(categoriesView)
    .orderBy(asc(categoriesView.level), asc(categoriesView.sort), asc(categoriesView.id));
  const paths = new Map<bigint, bigint[]>();
  const words = categoryRows.map((row): CategoryWord => {
    // Parents stand on a level above and were read before.
    const path = [...((row.parentId !== null && paths.get(row.parentId)) || []), row.id];
    paths.set(row.id, path);
    return { ...row, path };
  });
  const synonyms = makeSynonymTable(await readSynonymGroups(db));
  learnWords(
    [...brandRows.flatMap(namesOf), ...synonyms.others.keys()],
    words.map(({ name }) => name),
  );
  return {
    brands: new Map(brandRows.map((row) => [row.id, row])),
    categories: new Map(words.map((row) => [row.id, row])),
    brandByCode: new Map(brandRows.map((row) => [row.code, row])),
    categoryByCode: new Map(words.map((row) => [row.code, row])),
    brandByName: uniqueBy(brandRows, (brand) => namesOf(brand).map(nameKey)),
    categoryByName: uniqueBy(words, ({ name }) => [nameKey(name)]),
    language: { cut: cutQuery, synonyms },
  };
}

const FRESH_MS = 30_000;

/** Reads the vocabulary at most every half minute, however many searches ask for it. */
export function keepVocabulary(now: () => number = Date.now): (db: Db) => Promise<Vocabulary> {
  let kept: { at: number; value: Promise<Vocabulary> } | null = null;
  return (db) => {
    if (kept && now() - kept.at < FRESH_MS) return kept.value;
    const reading = { at: now(), value: readVocabulary(db) };
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    kept = reading;
    return reading.value;
  };
}
