export { lineFieldColumns, lineFieldsIn } from './line-field-columns.ts';
export {
  lineFieldArrays,
  lineFieldChanges,
  lineFieldNames,
  lineFieldValues,
  selectLineFields,
} from './line-field-repo.ts';
