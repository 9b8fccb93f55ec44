export { CustomerCodes } from './customer-codes.tsx';
export { customerCodesQuery, matchQuery, putCustomerCode } from './material-queries.ts';
