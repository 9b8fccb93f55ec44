export { doubtedFigure } from './line-quantity.ts';
export { type PastedRow, parsePastedRows } from './parse-pasted-rows.ts';
