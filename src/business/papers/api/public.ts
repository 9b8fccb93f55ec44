export { drawQrCode } from './draw-qr-code.ts';
export { findPaperFonts } from './paper-font.ts';
export { type Cell, fits, INK, innerWidth, numberPages, openPaper, type Pdf, rule, SOFT } from './paper-page.ts';
export { beginPaper, drawFactRow, drawSignatures, drawSums, drawTable } from './paper-parts.ts';
