export { type CellKind, type CellValue, csvText, type ExportColumn } from './export-columns.ts';
export { type FilterWords, labelsOf } from './filter-words.ts';
export { AT_ONCE_ROWS, wordRowLimit } from './row-limits.ts';
export { findHead, HEAD_ROWS, type HeadWords, type TableRow } from './table-head.ts';
export { wordTask } from './task-words.ts';
export { isMoving, mayRetry } from './transfer-states.ts';
