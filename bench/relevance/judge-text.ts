/** One spelling for what people write in several ways; the search folds texts by rules of its own. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[*×✕╳]/g, 'X')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/形/g, '型')
    .replace(/\s+/g, '')
    .replace(/GB(?:\/T)?(?=\d)/g, 'GB');

type Unit = readonly [base: string, factor: number];

const UNITS: Readonly<Record<string, Unit>> = {
  MM: ['MM', 1],
  毫米: ['MM', 1],
  CM: ['MM', 10],
  厘米: ['MM', 10],
  M: ['MM', 1000],
  米: ['MM', 1000],
  MM2: ['MM2', 1],
  平方毫米: ['MM2', 1],
  平方: ['MM2', 1],
  V: ['V', 1],
  KV: ['V', 1000],
  A: ['A', 1],
  W: ['W', 1],
  KW: ['W', 1000],
  G: ['G', 1],
  克: ['G', 1],
  KG: ['G', 1000],
  公斤: ['G', 1000],
  T: ['G', 1e6],
  吨: ['G', 1e6],
  ML: ['ML', 1],
  毫升: ['ML', 1],
  L: ['ML', 1000],
  升: ['ML', 1000],
  MPA: ['KPA', 1000],
  KPA: ['KPA', 1],
  BAR: ['KPA', 100],
  P: ['P', 1],
  极: ['P', 1],
  寸: ['IN', 1],
  英寸: ['IN', 1],
  '"': ['IN', 1],
  '℃': ['°C', 1],
  '°C': ['°C', 1],
};

const NAMES = Object.keys(UNITS).sort((a, b) => b.length - a.length);
const MEASURE = new RegExp(`(?<![\\d./-])(\\d+(?:\\.\\d+)?)(${NAMES.join('|')})(?![A-Z\\d])`, 'g');

/** Every measure of a text in one unit for its quantity: 1.2米 → 1200MM. */
export function measuresOf(text: string): string[] {
  return [...text.matchAll(MEASURE)].map(([, figure = '', unit = '']) => {
    const [base, factor] = UNITS[unit] ?? ['', 1];
    return `${Number((Number(figure) * factor).toFixed(6))}${base}`;
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The word, and not a part of a longer number or of longer letters: M8 is not in M80, 3M not in 3MM. */
export function wholeWord(word: string): RegExp {
  const before = /^\d/.test(word) ? '(?<![\\d.])' : /^[A-Z]/.test(word) ? '(?<![A-Z])' : '';
  const after = /\d$/.test(word) ? '(?!\\d|\\.\\d)' : /[A-Z]$/.test(word) ? '(?![A-Z])' : '';
  return new RegExp(`${before}${escaped(word)}${after}`);
}
