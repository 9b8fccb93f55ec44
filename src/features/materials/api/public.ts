export { materialHandlers } from './material-handlers.ts';
export { customerItems } from './material-tables.ts';
export { type MappedItem, readMappedItems } from './read-mapped-items.ts';
