import type { ParsedQuery } from './parse-query.ts';
import type { Term } from './search-term.ts';

/** Lengths that screws are made in, in mm. */
const LENGTHS = [
  ...[3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95],
  ...[100, 110, 120, 130, 140, 150, 160, 180, 200, 220, 240, 260, 280, 300],
];
const BORES = [6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400];

/** Sizes on both sides of one, nearest first. */
function around(series: readonly number[], figure: number): number[] {
  const others = series.filter((size) => size !== figure);
  return others.sort((a, b) => Math.abs(a - figure) - Math.abs(b - figure)).slice(0, 3);
}

function neighboursOf({ kind, text }: Term): string[] {
  const thread = /^(M[\d.]+(?:X[\d.]+(?=X))?X)([\d.]+)/.exec(text);
  if (kind === 'thread' && thread) return around(LENGTHS, Number(thread[2])).map((length) => `${thread[1]}${length}`);
  const bore = /^DN\s?(\d+)$/.exec(text);
  if (kind === 'nominal' && bore) return around(BORES, Number(bore[1])).map((size) => `DN${size}`);
  return [];
}

/** The query with one size replaced by those next to it. */
export function nearSizes({ terms }: ParsedQuery): string[] {
  return terms.flatMap((term) =>
    neighboursOf(term).map((size) => terms.map((other) => (other === term ? size : other.text)).join(' ')),
  );
}
