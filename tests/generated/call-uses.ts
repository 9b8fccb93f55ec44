import { globSync, readFileSync } from 'node:fs';

/** `export const cartApi = featureApi<typeof cartContract>('cart', cartCalls)`, or taken apart at once. */
const CLIENT = /const (\w+|\{[^}]*\}) = featureApi<[^(]+>\('(\w+)'/g;

const isOfPages = (file: string) =>
  !/\.(test|spec)\.tsx?$|\.gen\./.test(file) && (file.includes('/web/') || file.startsWith('src/app/'));

/** Text of everything that runs in pages, without tests. */
export const readPageSources = () =>
  globSync('src/**/*.{ts,tsx}')
    .filter(isOfPages)
    .map((file) => readFileSync(file, 'utf8'));

/**
 * `group.call` of every call that some page can make: a file that has the client of a group and names one of its calls.
 * Reads text, so a call that shares its name with something else in such a file counts as made.
 */
export function callsOfPages(sources: readonly string[]): Set<string> {
  const groups = sources.flatMap((text) =>
    [...text.matchAll(CLIENT)].map(([, name = '', group = '']) => [name, group]),
  );
  const used = new Set<string>();
  for (const text of sources) {
    const words = new Set(text.match(/\w+/g));
    const here = [...text.matchAll(CLIENT)].map(([, , group = '']) => group);
    const known = groups.filter(([name = '']) => words.has(name)).map(([, group = '']) => group);
    for (const group of new Set([...here, ...known])) {
      for (const [, call = ''] of text.matchAll(/\.(\w+)/g)) used.add(`${group}.${call}`);
    }
  }
  return used;
}

/** Downloads, uploads and reports name the address itself: up to its first parameter. */
export const namesAddress = (sources: readonly string[], path: string) => {
  const start = path.split('{')[0] ?? path;
  return sources.some((text) => text.includes(start));
};
