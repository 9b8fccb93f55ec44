export { orderCasesQuery } from './case-api.ts';
export { CASE_HOME_CALLS, caseCountsQuery } from './case-counts-query.ts';
export { OrderCases } from './order-cases.tsx';
