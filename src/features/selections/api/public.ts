export { selectionLines, selectionLists } from './selection-tables.ts';
