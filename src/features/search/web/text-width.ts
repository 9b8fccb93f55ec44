/** Share of the type size: Chinese signs fill it, Latin letters and digits a little more than half of it. */
const WIDE_EM = 1;
const NARROW_EM = 0.6;
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u303f]/;

/** About how wide a text stands, px; known before anything is painted, so that a column need not move afterwards. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const sign of text) em += WIDE.test(sign) ? WIDE_EM : NARROW_EM;
  return Math.ceil(em * size);
}

/** Width of a column that shows these texts in one line each, px, within bounds. */
export function columnWidth(texts: readonly string[], size: number, padding: number, most: number): number {
  return Math.min(most, padding + texts.reduce((widest, text) => Math.max(widest, textWidth(text, size)), 0));
}
