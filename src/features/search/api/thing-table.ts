import { TRADE_SYNONYMS } from '../rules/synonyms.ts';
import { makeThingTable, type ThingTable } from '../rules/thing-table.ts';
import tradeThings from '../rules/words/things.json' with { type: 'json' };
import type { Vocabulary } from './read-vocabulary.ts';
import { cutParts } from './segmenter.ts';
import { spellPinyin } from './spell-pinyin.ts';

/** 小型断路器: 断路器. Words that end a name say what the thing is. */
function endsOf(name: string): string[] {
  const plain = name.replace(/[A-Z]+型$/, '');
  const run = /\p{Script=Han}+$/u.exec(plain)?.[0] ?? '';
  const words = cutParts(run).filter((word) => word.length > 1 && run.endsWith(word));
  // 丁腈O型圈 ends in a word of letters and characters.
  const mixed = /[A-Z]\p{Script=Han}{1,3}$/u.exec(plain)?.[0];
  return [...new Set([plain, run, ...words, ...(mixed ? [mixed] : [])])].filter((end) => end && end !== name);
}

/** Categories above are groups such as 接触器继电器. */
const GOODS_LEVEL = 3;

const kept = new WeakMap<Vocabulary, ThingTable>();

/** Names of the things this catalogue holds. */
export function thingsOf(vocabulary: Vocabulary): ThingTable {
  const known = kept.get(vocabulary);
  if (known) return known;
  const categories = [...vocabulary.categories.values()]
    .filter(({ level }) => level > 1)
    .map(({ id, name, level }) => ({ id, name, ends: level < GOODS_LEVEL ? [] : endsOf(name) }));
  const table = makeThingTable(categories, [...TRADE_SYNONYMS, ...tradeThings], spellPinyin);
  kept.set(vocabulary, table);
  return table;
}
