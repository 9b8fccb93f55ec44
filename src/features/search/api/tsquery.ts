import type { FieldWeight } from '../rules/document-lexemes.ts';
import { strongToken, wholeToken } from '../rules/index-tokens.ts';
import type { Lexeme, Need } from '../rules/search-term.ts';

/** Quotes a lexeme for the text form of tsvector and tsquery. */
function quoted(key: string): string {
  return /['\\]/.test(key) ? `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${key}'`;
}

const joined = (parts: readonly string[], operator: '&' | '|') =>
  parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '');

export const allOf = (...queries: string[]) => joined(queries.filter(Boolean), '&');
export const anyOf = (...queries: string[]) => joined(queries.filter(Boolean), '|');
export const not = (query: string) => `!(${query})`;
export const token = (name: string) => quoted(name);

/** How strictly words are taken: in telling fields, or anywhere. */
export type Strictness = 'strong' | 'any';

/** A whole word of any field. */
const wholeOf = (key: string) => anyOf(quoted(strongToken(key)), quoted(wholeToken(key)));

/** Pairs of characters stand for a word inside a longer one. */
const isPairs = (way: readonly Lexeme[]) => way.length > 1 && way.every(({ key }) => /^\p{Script=Han}{2}$/u.test(key));

/** A number that only begins like the lexeme is no telling match, nor is a word in another one. */
function strongWay(way: readonly Lexeme[]): string {
  if (isPairs(way) || way.some(({ prefix }) => prefix)) return '';
  return allOf(...way.map(({ key, token: isToken }) => quoted(isToken ? key : strongToken(key))));
}

function anyWay(way: readonly Lexeme[]): string {
  return allOf(...way.map(({ key, prefix, whole }) => (whole ? wholeOf(key) : `${quoted(key)}${prefix ? ':*' : ''}`)));
}

/** All needs, each by any of its ways; null when a need cannot be met so strictly. */
export function matchQuery(needs: readonly Need[], strictness: Strictness = 'any'): string | null {
  const wanted = needs.map(({ anyOf: ways }) => anyOf(...new Set(ways.map(strictness === 'any' ? anyWay : strongWay))));
  return wanted.every(Boolean) ? wanted.join('&') : null;
}

/** Any lexeme of the needs: every one that is found adds the weight of its field. Parts of words weigh D. */
export function rankQuery(needs: readonly Need[]): string {
  const one = ({ key, prefix, whole }: Lexeme) => `${quoted(key)}${prefix ? ':*' : ''}${whole ? ':ABC' : ''}`;
  return [...new Set(needs.flatMap(({ anyOf: ways }) => ways.flat().map(one)))].join('|');
}

/** Longest lexeme kept; what is longer is no word anybody types. */
const LONGEST = 60;

/** Words are written small: capitals begin tokens. */
const asWord = (key: string) => (/^[A-Z]/.test(key) ? key.toLowerCase() : key);

/** Text form of the document's vector: words with weights, which order small results, and bare tokens. */
export function vectorText(lexemes: ReadonlyMap<string, FieldWeight>, tokens: readonly string[]): string {
  const kept = [...lexemes].filter(([key]) => key.length <= LONGEST && !key.includes('\u0000'));
  const words = kept.map(([key, weight], index) => {
    const word = asWord(key);
    // A word without a place weighs D.
    if (weight === 'D') return quoted(word);
    const placed = `${quoted(word)}:${Math.min(index + 1, 16_000)}${weight}`;
    return `${placed} ${quoted(weight === 'C' ? wholeToken(word) : strongToken(word))}`;
  });
  return [...words, ...tokens.map(quoted)].join(' ');
}
