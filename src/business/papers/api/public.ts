export { drawQrCode } from './draw-qr-code.ts';
export { type DrawnWords, drawWords, type WordStyle } from './draw-words.ts';
export { type Cell, fits, INK, innerWidth, numberPages, openPaper, type Pdf, rule, SOFT } from './paper-page.ts';
export { beginPaper, drawFactRow, drawSignatures, drawSums, drawTable } from './paper-parts.ts';
