export { orderCasesQuery } from './case-api.ts';
export { caseCountsQuery } from './case-counts-query.ts';
export { OrderCases } from './order-cases.tsx';
