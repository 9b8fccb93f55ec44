export { invoiceTermsPart } from './customer-invoice-terms.tsx';
