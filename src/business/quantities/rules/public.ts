export { type Converted, convertQuantity, type Proposal } from './convert-quantity.ts';
export { FINEST } from './read-number.ts';
export { readUnitColumn } from './read-pack-words.ts';
export { type QuantityReading, readQuantity } from './read-quantity.ts';
export { isMeasure, unitOf } from './unit-words.ts';
export { wholeAmount } from './whole-amount.ts';
