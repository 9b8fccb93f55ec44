/** What is known of each file of a build: the files it imports at once. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>;

/**
 * Files that need each other in a circle: whichever is asked for first runs before what it needs is there, and the page
 * that it belongs to cannot be opened.
 */
export function findCircle(files: ImportsOf): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of files.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}
