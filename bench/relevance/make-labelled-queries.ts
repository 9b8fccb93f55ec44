import { createRandom, type Random } from '#seed/catalog/prng.ts';
import { bearingQuery, codeQuery, wireQuery } from './code-queries.ts';
import { sizeQuery, standardQuery, unitQuery } from './size-queries.ts';
import type { LabelledQuery, TruthItem } from './truth-item.ts';
import { aliasQuery, brandQuery, gradeQuery, pinyinQuery, typoQuery, wideQuery } from './word-queries.ts';

type Maker = (item: TruthItem, random: Random) => LabelledQuery | null;

const MAKERS: Readonly<Record<string, Maker>> = {
  alias: aliasQuery,
  standard: standardQuery,
  size: sizeQuery,
  unit: unitQuery,
  typo: typoQuery,
  pinyin: pinyinQuery,
  'full width': wideQuery,
  code: codeQuery,
  brand: brandQuery,
  grade: gradeQuery,
  bearing: bearingQuery,
  wire: wireQuery,
};

/** Rounds over the items until a class is full: a small catalogue holds few bearings, each of which is asked for in several ways. */
const ROUNDS = 8;

/** The labelled set: at most `perClass` different queries of each class, the same for the same items and seed. */
export function makeLabelledQueries(items: readonly TruthItem[], seed: string, perClass: number): LabelledQuery[] {
  return Object.entries(MAKERS).flatMap(([kind, make]) => {
    const random = createRandom(`${seed}/${kind}`);
    const made = new Map<string, LabelledQuery>();
    for (let round = 0; round < ROUNDS && made.size < perClass; round += 1) {
      for (const item of items) {
        const query = made.size < perClass ? make(item, random) : null;
        if (query && query.text.length <= 60) made.set(query.text, query);
      }
    }
    return [...made.values()];
  });
}
