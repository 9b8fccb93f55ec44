import { describe, expect, it } from 'vitest';
import { withQualities } from './qualities.ts';
import { lexemes, type Term } from './search-term.ts';

const keysOf = (text: string) => {
  const term: Term = { kind: 'word', text, label: text, needs: [{ text, anyOf: [lexemes(text.toLowerCase())] }] };
  return withQualities(term).needs.flatMap(({ anyOf }) => anyOf.flat().map(({ key }) => key));
};

describe('other words for a quality', () => {
  it.each([
    ['不锈钢', '304'],
    ['不锈钢', 'a4-80'],
    ['STAINLESS', '不锈钢'],
    ['钨钢', '硬质合金'],
    ['四氟', 'ptfe'],
    ['红色', '红'],
    ['红', '红色'],
    ['24V', 'dc24v'],
    ['24V', 'ac24v'],
    ['N95', 'kn95'],
    ['SIEMENS', '西门子'],
    ['恩斯凯', 'nsk'],
  ])('%s is found by %s', (word, key) => {
    expect(keysOf(word)).toContain(key);
  });

  it.each([
    ['DC24V', 'ac24v'],
    ['304', '316'],
  ])('%s is not found by %s', (word, key) => {
    expect(keysOf(word)).not.toContain(key);
  });
});
