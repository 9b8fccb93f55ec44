const SEPARATORS = /[\s,，;；、]+/u;

/** Codes of a paste, one per line or divided by commas; each once, in their order. */
export function parseCodes(text: string): string[] {
  return [...new Set(text.split(SEPARATORS).filter(Boolean))];
}
