/** Signs between the names of a list: written as it is in an address, and part of no code. */
const BETWEEN = '*';
/** As many as the filter takes. */
const MOST = 100;

/** Names of a list out of the address: those that can be names, each once; undefined where none is left. */
export function readKeys(value: unknown, pattern: RegExp): readonly string[] | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const names = String(value)
    .split(BETWEEN)
    .filter((name) => pattern.test(name));
  const once = [...new Set(names)].slice(0, MOST);
  return once.length > 0 ? once : undefined;
}

/** The same list as the address has it. */
export const writeKeys = (names: readonly string[] | undefined): string | undefined =>
  names?.length ? names.join(BETWEEN) : undefined;
