export { selectionHandlers } from './selection-handlers.ts';
export { selectionLines, selectionLists } from './selection-tables.ts';
