/** Signs for “diameter” that fonts and keyboards offer. */
const DIAMETER = /(?:[φΦϕøØ⌀∅]|直径\s?)(?=\s*\d)/g;
/** Signs for “times” between two sizes: M8*30, M8×30, M8 x 30. */
const TIMES = /(?<=\d(?:MM)?)\s*[*×✕✖╳X·](?:\s*)(?=\d)/g;
/** O形圈 is an O型圈. */
const SHAPE = /(?<=[A-Z])形/g;
const INCH = /(?<=\d)\s*(?:["″”“]|''|′′|英寸|寸|INCH(?:ES)?)/g;
const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** 1½ → 1-1/2, as such sizes are written in plain text. */
function spellFractions(text: string): string {
  return text.replace(/(\d?)\s*([½¼¾⅛⅜⅝⅞])/g, (_, whole: string, sign: string) => {
    return whole ? `${whole}-${VULGAR[sign]}` : (VULGAR[sign] ?? sign);
  });
}

/**
 * One spelling for everything that means the same: half width, upper case, no accents, one sign each for “times”,
 * “diameter” and “inch”. Queries and goods are folded by this one function, so they meet.
 */
export function foldText(text: string): string {
  return spellFractions(text)
    .replace(DIAMETER, 'Φ')
    .replace(/″/g, '"')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .replace(/[µμ](?=[mM](?:\b|[^a-zA-Z]))/g, 'U')
    .replace(/Ω/g, 'OHM')
    .toUpperCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(SHAPE, '型')
    .replace(INCH, 'IN')
    .replace(TIMES, 'X');
}
