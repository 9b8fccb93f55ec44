const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** What differs between two states of the same thing: old values and new ones, and nothing that stayed. */
export function difference<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  const pick = (from: T) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
