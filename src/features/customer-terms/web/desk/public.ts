export { CustomerDesk, type CustomerPart } from './customer-desk.tsx';
export { loadCustomer } from './load-customers.ts';
