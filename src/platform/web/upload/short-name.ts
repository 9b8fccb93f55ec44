const MOST_SIGNS = 40;
const LAST_SIGNS = 12;

/** The name of a file where it is told of: a long one by its beginning and its ending. */
export function shortName(name: string): string {
  const signs = [...name];
  if (signs.length <= MOST_SIGNS) return name;
  return `${signs.slice(0, MOST_SIGNS - LAST_SIGNS - 1).join('')}…${signs.slice(-LAST_SIGNS).join('')}`;
}
