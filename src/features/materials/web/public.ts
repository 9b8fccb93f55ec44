export { CustomerCodes } from './customer-codes.tsx';
export { loadMatches } from './load-matches.ts';
export { customerCodesQuery, matchQuery, putCustomerCode } from './material-queries.ts';
export { MaterialResults } from './material-results.tsx';
