import { foldText } from './fold-text.ts';
import { normaliseCode } from './normalise-code.ts';
import { scanTerms } from './scan-terms.ts';
import { bigramsOf, codeParts } from './scan-words.ts';
import type { Term } from './search-term.ts';

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

class Collector {
  readonly weights = new Map<string, FieldWeight>();
  private readonly cut: CutForIndex;

  constructor(cut: CutForIndex) {
    this.cut = cut;
  }

  add(key: string, weight: FieldWeight): void {
    const known = this.weights.get(key);
    if (key && (!known || weight < known)) this.weights.set(key, weight);
  }

  addText(text: string, weight: FieldWeight): void {
    for (const term of scanTerms(foldText(text), (run) => [run])) {
      if (term.kind === 'word') this.addRun(term.text, weight);
      else for (const key of ownKeys(term)) this.add(key, weight);
    }
  }

  /** Parts, characters and pairs make every substring findable; they weigh least, so whole words come first. */
  private addRun(run: string, weight: FieldWeight): void {
    for (const word of this.cut.words(run)) this.add(word, [...word].length > 1 ? weight : 'D');
    for (const trace of [...this.cut.parts(run), ...run, ...bigramsOf(run)]) this.add(trace, 'D');
  }

  addCode(code: string): void {
    const folded = foldText(code);
    this.add(normaliseCode(folded).toLowerCase(), 'B');
    for (const part of codeParts(folded)) this.add(part, 'C');
    this.addText(code, 'C');
  }
}

/** Every lexeme of an item with the weight of the best field it stands in. */
export function documentLexemes(facts: ItemFacts, cut: CutForIndex): ReadonlyMap<string, FieldWeight> {
  const collector = new Collector(cut);
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
