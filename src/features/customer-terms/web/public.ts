export { CompanyCredit } from './credit/company-credit.tsx';
