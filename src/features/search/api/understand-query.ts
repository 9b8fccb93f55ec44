import { cleanKeyword } from '../rules/clean-keyword.ts';
import { cleanNoise } from '../rules/clean-noise.ts';
import { withinOneEdit } from '../rules/edit-distance.ts';
import { foldText } from '../rules/fold-text.ts';
import { MOST_TERMS, type ParsedQuery } from '../rules/parse-query.ts';
import { isQuality } from '../rules/qualities.ts';
import { readThings, type ThingReading, tighten } from '../rules/read-thing.ts';
import { readRequired } from '../rules/required-words.ts';
import { scanTerms } from '../rules/scan-terms.ts';
import type { ThingTable } from '../rules/thing-table.ts';
import { nameKey, type Vocabulary } from './read-vocabulary.ts';
import { soundOf } from './spell-lexicon.ts';
import { thingsOf } from './thing-table.ts';

/** A query with the thing it asks for, as far as it names one. */
export interface Understood {
  query: ParsedQuery;
  /** Likeliest first; the query is the first of them. */
  readings: readonly ThingReading[];
  /** The keyword in words, where it was typed by sound or by first letters. */
  corrected: string | null;
  /** Folded pieces that were put back: these are not set aside. */
  required: ReadonlySet<string>;
}

/** Small letters that stand alone, as sounds and first letters are typed; what is written large is a number or a brand. */
const SMALL = /(?<![\p{L}\d.-])[a-z]{2,}(?![\p{L}\d.-])/gu;
/** Two first letters beside other words are mostly a unit or a material. */
const SHORTEST_BESIDE = 3;
const LONGEST_INITIALS = 5;
const SHORTEST_SOUND = 4;
const SHORTEST_SLIP = 8;

const latinWords = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Latin words of category names: LED, PLC, PVC. */
function latinOf(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = latinWords.get(vocabulary);
  if (known) return known;
  const words = new Set(
    [...vocabulary.categories.values()].flatMap(({ name }) => foldText(name).match(/[A-Z]{2,}/g) ?? []),
  );
  latinWords.set(vocabulary, words);
  return words;
}

function bySlip(typed: string, { bySound }: ThingTable): string | undefined {
  if (typed.length < SHORTEST_SLIP) return undefined;
  for (const [sound, word] of bySound) if (withinOneEdit(sound, typed)) return word;
  return undefined;
}

const brandSounds = new WeakMap<Vocabulary, ReadonlyMap<string, string>>();

/** Brands by the sound of their names: wuerte is 伍尔特. */
function brandsBySound(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const known = brandSounds.get(vocabulary);
  if (known) return known;
  const names = [...vocabulary.brands.values()]
    .map(({ name }) => name)
    .filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
  const sounds = new Map(names.map((name) => [soundOf(name), name]));
  brandSounds.set(vocabulary, sounds);
  return sounds;
}

/** The thing that small letters are the sound or the first letters of. */
function spokenThing(typed: string, alone: boolean, vocabulary: Vocabulary): string | null {
  const table = thingsOf(vocabulary);
  const word = typed.toUpperCase();
  if (vocabulary.brandByName.has(nameKey(typed)) || table.byName.has(word) || latinOf(vocabulary).has(word))
    return null;
  const spoken = typed.length >= SHORTEST_SOUND ? table.bySound.get(typed) : undefined;
  const short = typed.length <= LONGEST_INITIALS && (alone || typed.length >= SHORTEST_BESIDE);
  return (
    spoken ??
    brandsBySound(vocabulary).get(typed) ??
    (short ? table.byInitials.get(typed) : undefined) ??
    bySlip(typed, table) ??
    null
  );
}

/** NSK6001 → NSK 6001: a brand glued to a number. */
function partBrand(folded: string, { brandByName }: Vocabulary): string {
  return folded.replace(/(?<![A-Z\d])([A-Z]{2,8})(?=\d{3,})/g, (letters) =>
    brandByName.has(letters) ? `${letters} ` : letters,
  );
}

/** Latin brand a word is one slip away from; nobody mistakes the first letter. */
function slippedBrand(word: string, vocabulary: Vocabulary): string | null {
  const { brandByName } = vocabulary;
  if (word.length < 4 || brandByName.has(word) || latinOf(vocabulary).has(word) || isQuality(word)) return null;
  const near = [...brandByName.keys()].filter(
    (name) => /^[A-Z]{4,}$/.test(name) && name[0] === word[0] && withinOneEdit(name, word),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** bosh 电钻: a brand may be mended beside a thing that is understood, and nowhere else. */
function mendBrand(said: string, readings: readonly ThingReading[], vocabulary: Vocabulary): string {
  const letters = new Set(
    (readings[0]?.wanted ?? []).filter(({ text }) => /^[A-Z]+$/.test(text)).map(({ text }) => text),
  );
  return said.replace(/(?<![\p{L}\d-])[a-z]{4,}(?![\p{L}\d-])/giu, (word) =>
    letters.has(word.toUpperCase()) ? (slippedBrand(word.toUpperCase(), vocabulary) ?? word) : word,
  );
}

/** What a query asks for: the thing it names, what else must be said of it, without what stands around it. */
export function understand(typed: string, vocabulary: Vocabulary): Understood {
  const { keyword, required } = readRequired(cleanKeyword(typed));
  const alone = /^[a-z]+$/.test(keyword);
  const spoken = keyword.replace(SMALL, (letters) => spokenThing(letters, alone, vocabulary) ?? letters);
  const read = (words: string) => {
    const text = partBrand(cleanNoise(foldText(words)), vocabulary);
    return { text, readings: readThings(text, thingsOf(vocabulary), vocabulary.language) };
  };
  const asTyped = read(spoken);
  const said = mendBrand(spoken, asTyped.readings, vocabulary);
  const { text, readings } = said === spoken ? asTyped : read(said);
  const corrected = said === keyword ? null : said;
  const [first] = readings;
  if (first && !first.derived) {
    const places = new Map([first.head, ...first.wanted].map((term) => [term, text.indexOf(term.text)]));
    const terms = [...places].sort(([, a], [, b]) => a - b).map(([term]) => term);
    return { query: { keyword, terms: terms.slice(0, MOST_TERMS) }, readings, corrected, required };
  }
  const seen = new Set<string>();
  const terms = scanTerms(text, vocabulary.language).filter(({ text: word }) => !seen.has(word) && seen.add(word));
  return { query: { keyword, terms: terms.map(tighten).slice(0, MOST_TERMS) }, readings, corrected, required };
}
