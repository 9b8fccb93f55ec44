export { CompanyCredit } from './credit/company-credit.tsx';
export { creditQuery } from './terms-api.ts';
