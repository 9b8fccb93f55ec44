export { addressesQuery } from './address-queries.ts';
