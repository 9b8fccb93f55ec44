import type { Lexeme, Term } from './search-term.ts';
import { wordKey } from './synonyms.ts';
import groups from './words/qualities.json' with { type: 'json' };

/** Other words for a quality: materials, colours, how it is driven. */
const others = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group.map(wordKey)) {
    const known = others.get(word) ?? new Set();
    for (const other of group.map(wordKey)) if (other !== word) known.add(other);
    others.set(word, known);
  }
}
/** Any of these is stainless steel, whatever else is said of it. */
const STAINLESS = ['304', '316', '316l', '303', '201', 'a2-70', 'a4-80', 'a2-50', 'a4-70'];
const COLOUR = /^([红黄蓝绿黑白灰橙紫棕粉])色?$/;

/** A word we know, though no goods may have it. */
export const isQuality = (word: string): boolean => others.has(word);

const whole = (key: string): Lexeme[] => [{ key: key.toLowerCase(), whole: true }];

function waysOf(word: string): Lexeme[][] {
  const colour = COLOUR.exec(word)?.[1];
  const ways = [...(others.get(word) ?? [])].map(whole);
  if (colour) ways.push(whole(colour), whole(`${colour}色`));
  if (/^(?:不锈钢|白钢|STAINLESS|STAINLESSSTEEL|INOX)$/.test(word)) ways.push(whole('不锈钢'), ...STAINLESS.map(whole));
  const voltage = /^(?:AC|DC)?(\d+)V$/.exec(word);
  if (voltage)
    ways.push(
      ...['', 'ac', 'dc']
        .filter((kind) => !kind || !/^[AD]C/.test(word))
        .map((kind) => [{ key: `${kind}${voltage[1]}v` }]),
    );
  return ways;
}

/** The same term, found by its other words too. */
export function withQualities(term: Term): Term {
  const needs = term.needs.map((need) => {
    const more = waysOf(wordKey(need.text));
    return more.length === 0 ? need : { ...need, anyOf: [...need.anyOf, ...more] };
  });
  return { ...term, needs };
}
