export { firstCodeOf } from './material-columns.ts';
export { findCodedItems, readCodesOfItems } from './read-item-codes.ts';
export { type MappedItem, readMappedItems } from './read-mapped-items.ts';
