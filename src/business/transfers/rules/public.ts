export { type CellKind, type CellValue, csvText, type ExportColumn } from './export-columns.ts';
export { findHead, HEAD_ROWS, type HeadWords, type TableRow } from './table-head.ts';
