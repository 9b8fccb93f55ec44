type Facts = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** What differs between two states of the same thing: old values and new ones, and nothing that stayed. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]));
  const pick = (from: Facts) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
