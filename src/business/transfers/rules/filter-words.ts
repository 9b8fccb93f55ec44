/** What one field of a filter is called. */
export interface FieldWord {
  label: string;
  /** What its codes are called; without it the value stands as somebody typed it. */
  values?: Readonly<Record<string, string>> | ((code: string) => string);
  /** The value that leaves nothing out: nothing is said of it. */
  usual?: string;
  /** A number of something: that it was chosen is said, not which. */
  chosen?: true;
}

/** Fields by their place in the input: `filter.tab`. Null: it leaves nothing out. */
export type FilterWords = Readonly<Record<string, FieldWord | null>>;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field that says something, by its place. */
function saidFields(input: unknown, at: string): [string, unknown][] {
  if (isFields(input)) {
    return Object.entries(input).flatMap(([name, value]) => saidFields(value, at === '' ? name : `${at}.${name}`));
  }
  const empty = input === undefined || input === null || input === '' || input === false;
  return empty || (Array.isArray(input) && input.length === 0) ? [] : [[at, input]];
}

function wordField({ label, values, chosen }: FieldWord, value: unknown): string {
  const all = Array.isArray(value) ? value.map(String) : [String(value)];
  if (chosen) return `${label}：已指定`;
  if (value === true) return label;
  const nameOf = typeof values === 'function' ? values : (one: string) => values?.[one] ?? one;
  return `${label}：${all.map(nameOf).join('、')}`;
}

/** Codes with what they are called, out of a table that says more of them. */
export const labelsOf = (table: Readonly<Record<string, { label: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([code, { label }]) => [code, label]));

/** Said of a field that nobody has named: a filter never looks wider than it is. */
const OTHER = '其他条件';

/**
 * The filters of a schedule in words (behaviours 2.13, scheduled mail): what was set when it was saved. Days that the period
 * replaces are not among them.
 */
export function wordFilter(words: FilterWords, input: unknown, replaced: readonly string[]): string[] {
  const said = saidFields(input, '').filter(([at]) => !replaced.includes(at));
  const known = said.flatMap(([at, value]) => {
    const word = words[at];
    return word && word.usual !== value ? [wordField(word, value)] : [];
  });
  return said.some(([at]) => words[at] === undefined) ? [...known, OTHER] : known;
}
