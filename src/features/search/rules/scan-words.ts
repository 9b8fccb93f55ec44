import { type CutWords, type Lexeme, lexemes, type Need, type Term } from './search-term.ts';
import type { SynonymTable } from './synonyms.ts';
import { plainNumber } from './units.ts';

/** Words that every name may hold and no one searches for. */
const EMPTY_WORDS = new Set([
  '的',
  '和',
  '与',
  '及',
  '或',
  '用',
  '型',
  '式',
  '款',
  '个',
  '只',
  '件',
  '套',
  '等',
  '之',
  '带',
]);

/** Neighbouring pairs of characters: 内六角 → 内六, 六角. A word inside a longer one is found by its pairs. */
export function bigramsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function waysTo(word: string): Lexeme[][] {
  const pairs = bigramsOf(word);
  const inside = pairs.length > 1 ? [lexemes(...pairs)] : [];
  return [lexemes(word), ...inside];
}

/** Telling words of a run; neighbours of one character each are one word that the dictionary does not know. */
function tellingWords(words: readonly string[]): string[] {
  const telling: string[] = [];
  let single = false;
  for (const word of words) {
    const alone = [...word].length === 1;
    const empty = EMPTY_WORDS.has(word);
    if (alone && single && !empty) telling.push(`${telling.pop() ?? ''}${word}`);
    else if (!empty) telling.push(word);
    single = alone && !empty;
  }
  return telling;
}

/** Other words only as whole words: 螺丝 stands for 螺钉, 螺丝刀 does not. */
const otherWays = (word: string, { others }: SynonymTable): Lexeme[][] =>
  (others.get(word) ?? []).map((other) => [{ key: other.toLowerCase(), whole: true }]);

/** A run of Chinese characters: every word of it must be found. Filler words count only when nothing else is there. */
export function readRun(run: string, cut: CutWords, synonyms: SynonymTable): Term {
  const words = cut(run);
  const telling = tellingWords(words);
  const needs = [...new Set(telling.length ? telling : words)].map((word): Need => {
    return { text: word, anyOf: [...waysTo(word), ...otherWays(word, synonyms)] };
  });
  return { kind: 'word', text: run, label: run, needs };
}

/** A word of Latin letters and Chinese characters that stands in the synonym table: O型圈, V带. */
export function readMixed(word: string, synonyms: SynonymTable): Term {
  const anyOf = [lexemes(word.toLowerCase()), ...otherWays(word, synonyms)];
  return { kind: 'word', text: word, label: word, needs: [{ text: word, anyOf }] };
}

/** Parts of a number between its separators: 6205-2RS → 6205, 2rs. */
export const codeParts = (code: string): string[] =>
  code
    .toLowerCase()
    .split(/[-/._+#]+/)
    .filter(Boolean);

/** Three letters or figures are enough to look for longer numbers that begin like this. */
const SHORTEST_PREFIX = 3;

/** A brand in Latin letters, a model number, or a bare figure. */
export function readCode(text: string): Term {
  const parts = codeParts(text);
  if (parts.length === 0) return { kind: 'code', text, label: text, needs: [] };
  if (/^\d+(?:\.\d+)?$/.test(text)) {
    const number = plainNumber(text);
    const anyOf = [
      lexemes(number),
      lexemes(`${number}mm`),
      ...(number.length >= 4 ? [[{ key: number, prefix: true as const }]] : []),
    ];
    return { kind: 'number', text, label: text, needs: [{ text, anyOf }] };
  }
  const whole = parts.join('');
  const anyOf: Lexeme[][] = [lexemes(whole)];
  if (parts.length > 1) anyOf.push(lexemes(...parts));
  if (whole.length >= SHORTEST_PREFIX) anyOf.push([{ key: whole, prefix: true }]);
  const label = /\d/.test(text) ? `型号 ${text}` : text;
  return { kind: 'code', text, label, needs: [{ text, anyOf }] };
}
