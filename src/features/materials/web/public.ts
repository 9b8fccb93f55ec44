export { CustomerCodes } from './customer-codes.tsx';
export { customerCodesQuery, matchQuery } from './material-queries.ts';
