/**
 * Refuses an act on a document that is another one than its person saw (409, in the words of its kind). Without a version
 * nobody looked: other systems name the document alone.
 */
export function checkSeen(document: { version: number }, seen: number | undefined, changed: () => Error): void {
  if (seen !== undefined && seen !== document.version) throw changed();
}
