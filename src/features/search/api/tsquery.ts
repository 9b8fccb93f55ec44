import type { FieldWeight } from '../rules/document-lexemes.ts';
import { strongToken, wholeToken } from '../rules/index-tokens.ts';
import type { Lexeme, Need } from '../rules/search-term.ts';

/** Quotes a lexeme for the text form of tsvector and tsquery. */
function quoted(key: string): string {
  return /['\\]/.test(key) ? `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${key}'`;
}

const joined = (parts: readonly string[], operator: '&' | '|') =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;

export const allOf = (...queries: string[]) => joined(queries.filter(Boolean), '&');
export const anyOf = (...queries: string[]) => joined(queries.filter(Boolean), '|');
export const not = (query: string) => `!(${query})`;
export const token = (name: string) => quoted(name);

/** How strictly a lexeme is taken: in a telling field, as a whole word, anywhere. */
export type Strictness = 'strong' | 'whole' | 'any';

const wholeOf = (key: string) => anyOf(quoted(strongToken(key)), quoted(wholeToken(key)));

/** A longer number that only begins like the lexeme is no telling match. */
function lexemeQuery({ key, prefix, whole }: Lexeme, strictness: Strictness): string {
  if (prefix) return strictness === 'any' ? `${quoted(key)}:*` : '';
  if (strictness === 'strong') return quoted(strongToken(key));
  return strictness === 'whole' || whole ? wholeOf(key) : quoted(key);
}

function needQuery({ anyOf: ways }: Need, strictness: Strictness): string {
  const queries = ways.map((way) => way.map((lexeme) => lexemeQuery(lexeme, strictness)));
  const complete = queries.filter((way) => way.every(Boolean));
  return complete.length ? anyOf(...new Set(complete.map((way) => allOf(...way)))) : '';
}

/** All needs, each by any of its ways; null when a need cannot be met so strictly. */
export function matchQuery(needs: readonly Need[], strictness: Strictness = 'any'): string | null {
  const wanted = needs.map((need) => needQuery(need, strictness));
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
