/** Specification 9: pixels of a poster. */
export const POSTER = { width: 550, height: 876 } as const;

/** Width in units of a Latin letter; Chinese characters take two. */
function widthOf(character: string): number {
  return (character.codePointAt(0) ?? 0) < 256 ? 1 : 2;
}

/** As much of a text as fits into so many Latin letters; what is cut says so. */
export function fitText(text: string, most: number): string {
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > most) return `${kept.trimEnd()}…`;
    kept += character;
  }
  return kept;
}
