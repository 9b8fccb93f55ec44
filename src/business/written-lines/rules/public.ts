export { findHeader } from './find-header.ts';
export { isTotal } from './line-marks.ts';
export { doubtedFigure } from './line-quantity.ts';
export {
  guessColumns,
  headerKey,
  isConsistent,
  isUsable,
  LIST_FIELDS,
  type ListField,
  RESULT_HEADER,
} from './list-columns.ts';
export { type PastedFields, type PastedRow, parsePastedRows, readPastedList } from './parse-pasted-rows.ts';
export { pastedLine } from './pasted-line.ts';
export { readListRow } from './read-list-row.ts';
