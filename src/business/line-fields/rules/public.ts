export { lineFieldColumns } from './line-field-columns.ts';
export {
  filledLineFields,
  lineFieldsOf,
  lineFieldsOr,
  lineFieldWords,
  NO_LINE_FIELDS,
  purposeKey,
  purposeWords,
  sharedLineFields,
  toldLineFields,
} from './line-fields.ts';
export { droppedDaysText, pastDayFault, withoutPastDays } from './past-days.ts';
