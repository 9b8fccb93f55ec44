// Not of the desk, but on antd as it is: no page of the storefront may load it.
export { companyQuery } from '../company/company-queries.ts';
export { CompanySheet } from '../company/company-sheet.tsx';
