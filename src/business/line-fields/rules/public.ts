export {
  filledLineFields,
  lineFieldsOf,
  lineFieldsOr,
  NO_LINE_FIELDS,
  purposeKey,
  purposeWords,
  sharedLineFields,
  toldLineFields,
} from './line-fields.ts';
