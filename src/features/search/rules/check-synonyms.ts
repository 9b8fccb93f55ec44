import { cleanKeyword } from './clean-keyword.ts';
import { type SynonymGroup, wordKey } from './synonyms.ts';

/** Words of a group as they are kept: trimmed, each once, in the order they were given. */
export function cleanWords(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.map(cleanKeyword).filter((word) => {
    const key = wordKey(word);
    const fresh = key !== '' && !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/**
 * The word by which a new group collides with another one. A buyer's word may stand for two things (螺丝: 螺钉, 螺栓);
 * the shop's own word, the first of a group, belongs to one group only.
 */
export function collidingWord(words: SynonymGroup, others: readonly SynonymGroup[]): string | null {
  const heads = new Set(others.flatMap(([head]) => (head === undefined ? [] : [wordKey(head)])));
  const members = new Set(others.flat().map(wordKey));
  const [head, ...rest] = words;
  if (head !== undefined && members.has(wordKey(head))) return head;
  return rest.find((word) => heads.has(wordKey(word))) ?? null;
}
