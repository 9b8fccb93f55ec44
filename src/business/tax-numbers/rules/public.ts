export { CREDIT_CODE_MESSAGES, creditCodeFault } from './credit-code.ts';
export { taxNumberFault } from './tax-number.ts';
