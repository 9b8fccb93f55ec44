export { type InvoiceFacts, mayInvoiceTo } from './approved-titles.ts';
export {
  fieldsOfType,
  isNeeded,
  keepOfType,
  TITLE_LABELS,
  TITLE_TYPES,
  type TitleFacts,
  type TitleField,
  type TitleType,
  titleFaults,
} from './invoice-title.ts';
