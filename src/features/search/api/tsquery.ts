import type { FieldWeight } from '../rules/document-lexemes.ts';
import type { Lexeme, Need } from '../rules/search-term.ts';

/** Quotes a lexeme for the text form of tsvector and tsquery. */
function quoted(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

const joined = (parts: readonly string[], operator: '&' | '|') =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;

/** Parts of words stand with weight D, so whole words are those with another one. */
const one = ({ key, prefix, whole }: Lexeme) => `${quoted(key)}${prefix ? ':*' : ''}${whole ? ':ABC' : ''}`;

/** All needs, each by any of its ways. */
export function matchQuery(needs: readonly Need[]): string {
  const wanted = needs.map(({ anyOf }) =>
    joined(
      anyOf.map((way) => joined(way.map(one), '&')),
      '|',
    ),
  );
  return wanted.join('&');
}

/** Any lexeme of the needs: every one that is found adds the weight of its field. */
export function rankQuery(needs: readonly Need[]): string {
  const keys = new Set(needs.flatMap(({ anyOf }) => anyOf.flat().map(one)));
  return [...keys].join('|');
}

/** Longest lexeme kept; what is longer is no word anybody types. */
const LONGEST = 60;

/** Text form of the document's vector. Positions only carry the weight. */
export function vectorText(lexemes: ReadonlyMap<string, FieldWeight>): string {
  const kept = [...lexemes].filter(([key]) => key.length <= LONGEST && !key.includes('\u0000'));
  return kept.map(([key, weight], index) => `${quoted(key)}:${Math.min(index + 1, 16_000)}${weight}`).join(' ');
}
