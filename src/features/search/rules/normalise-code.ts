const SEPARATORS = /[-/\s._‐‑‒–—]/g;

/** Signs for “times” inside a number: M8×30, M8*30. */
const TIMES = /[×✕*](?=\s*\d)/g;

/** Item and manufacturer numbers as they are compared: half width, upper case, one sign for “times”, no `- / space . _`. */
export function normaliseCode(code: string): string {
  return code.normalize('NFKC').toUpperCase().replace(TIMES, 'X').replace(SEPARATORS, '');
}

/** Shortest number that may lead straight to an item: `M8` or `304` name thousands of things. */
const SHORTEST_CODE = 4;

/** True when a query may be somebody's item number at all. */
export function looksLikeCode(query: string): boolean {
  const code = normaliseCode(query);
  return code.length >= SHORTEST_CODE && code.length <= 40 && /\d/.test(code) && /^[\dA-Z#+*()]+$/.test(code);
}
