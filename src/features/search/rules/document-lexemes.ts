import { foldText } from './fold-text.ts';
import { normaliseCode } from './normalise-code.ts';
import { scanTerms } from './scan-terms.ts';
import { bigramsOf, codeParts } from './scan-words.ts';
import type { Term } from './search-term.ts';
import { NO_SYNONYMS } from './synonyms.ts';

/** What search knows of an item. */
export interface ItemFacts {
  itemNo: string;
  mpn: string | null;
  ean: string | null;
  name: string;
  seriesName: string | null;
  /** Chinese name, Latin name and other names of the brand. */
  brandNames: readonly string[];
  /** From the top category down to the item's own. */
  categoryNames: readonly string[];
  attributes: readonly { name: string; value: string; unit?: string }[];
  description: string;
}

/** How much a field counts: A the name, B codes, brand and own category, C attributes and the rest, D traces. */
export type FieldWeight = 'A' | 'B' | 'C' | 'D';

/** Splits a run for the index. */
export interface CutForIndex {
  /** Each character in one word. */
  words: (run: string) => readonly string[];
  /** Shorter words inside those. */
  parts: (run: string) => readonly string[];
}

/** The run is cut later, into words and their parts. */
const WHOLE_RUNS = { cut: (run: string) => [run], synonyms: NO_SYNONYMS };

/** Words of Latin letters and Chinese characters: O型圈, V带, A4纸. */
const MIXED = /(?<![A-Z\d])([A-Z]{1,3}\d?)(\p{Script=Han}{1,3})/gu;

/** Descriptions can be pages long; what stands first says what the thing is. */
const DESCRIPTION_LENGTH = 300;

/** `30` with unit `mm` reads 30mm; `50` with unit `DN` reads DN50. */
export function attributeText({ value, unit }: { value: string; unit?: string }): string {
  if (!unit) return value;
  return unit === 'DN' || unit === 'Ra' ? `${unit}${value}` : `${value}${unit}`;
}

/** Lexemes by which a term of an item is found: the spellings of the thing itself, no guesses at what was meant. */
function ownKeys(term: Term): string[] {
  const ways = term.needs.flatMap((need) => need.anyOf);
  const own = term.kind === 'number' ? ways.slice(0, 1) : ways;
  return own.flat().flatMap(({ key, prefix, alias }) => (prefix || alias ? [] : [key]));
}

/** A lexeme of a text; traces are parts of words and weigh least wherever they stand. */
interface TextLexeme {
  key: string;
  trace: boolean;
}

/** Parts, characters and pairs make every substring findable; they weigh least, so whole words come first. */
function runLexemes(run: string, cut: CutForIndex): TextLexeme[] {
  const words = cut.words(run).flatMap((word): TextLexeme[] => {
    // The last part of a compound says what the thing is: a 平垫圈 is a 垫圈, a 螺丝刀 is no 螺丝.
    const ends = word.length > 2 ? cut.parts(word).filter((part) => word.endsWith(part)) : [];
    return [word, ...ends].map((key) => ({ key, trace: [...key].length < 2 }));
  });
  const traces = [...cut.parts(run), ...run, ...bigramsOf(run)];
  return [...words, ...traces.map((key) => ({ key, trace: true }))];
}

function readText(text: string, cut: CutForIndex): TextLexeme[] {
  const folded = foldText(text);
  const found = scanTerms(folded, WHOLE_RUNS).flatMap((term): TextLexeme[] =>
    term.kind === 'word' ? runLexemes(term.text, cut) : ownKeys(term).map((key) => ({ key, trace: false })),
  );
  for (const [, latin = '', run = ''] of folded.matchAll(MIXED)) {
    for (let end = 1; end <= run.length; end += 1) {
      found.push({ key: `${latin}${run.slice(0, end)}`.toLowerCase(), trace: false });
    }
  }
  return found;
}

/** Where a text may be parted without parting a size: behind words, and where a sentence ends. */
const BETWEEN_PIECES = /[，。；]|(?<=\p{Script=Han}) (?=[^\dΦφØø±])/u;

/** Longer texts are hardly met twice. */
const LONGEST_KEPT = 24;
const MOST_KEPT = 20_000;

/** Names of brands, categories and values stand in thousands of items, and are read once. */
export function keepReadTexts(cut: CutForIndex): ReadText {
  const kept = new Map<string, readonly TextLexeme[]>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const read = readText(text, cut);
    if (text.length <= LONGEST_KEPT && kept.size < MOST_KEPT) kept.set(text, read);
    return read;
  };
}

export type ReadText = (text: string) => readonly TextLexeme[];

class Collector {
  readonly weights = new Map<string, FieldWeight>();
  private readonly read: ReadText;

  constructor(read: ReadText) {
    this.read = read;
  }

  add(key: string, weight: FieldWeight): void {
    const known = this.weights.get(key);
    if (key && (!known || weight < known)) this.weights.set(key, weight);
  }

  addText(text: string, weight: FieldWeight): void {
    for (const piece of text.split(BETWEEN_PIECES)) {
      for (const { key, trace } of this.read(piece)) this.add(key, trace ? 'D' : weight);
    }
  }

  addCode(code: string): void {
    const folded = foldText(code);
    this.add(normaliseCode(folded).toLowerCase(), 'B');
    for (const part of codeParts(folded)) this.add(part, 'C');
    this.addText(code, 'C');
  }
}

/** Every lexeme of an item with the weight of the best field it stands in. */
export function documentLexemes(facts: ItemFacts, read: ReadText): ReadonlyMap<string, FieldWeight> {
  const collector = new Collector(read);
  collector.addText(facts.name, 'A');
  for (const code of [facts.itemNo, facts.mpn, facts.ean]) if (code) collector.addCode(code);
  for (const name of facts.brandNames) collector.addText(name, 'B');
  facts.categoryNames.forEach((name, level) => {
    collector.addText(name, level === facts.categoryNames.length - 1 ? 'B' : 'C');
  });
  for (const attribute of facts.attributes) collector.addText(attributeText(attribute), 'C');
  if (facts.seriesName) collector.addText(facts.seriesName, 'C');
  collector.addText(facts.description.slice(0, DESCRIPTION_LENGTH), 'D');
  return collector.weights;
}
