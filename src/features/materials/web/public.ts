export { CustomerCodes } from './customer-codes.tsx';
export { customerCodesQuery } from './material-queries.ts';
