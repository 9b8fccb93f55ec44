export { CREDIT_CODE_MESSAGES, creditCodeCheck, creditCodeFault } from './credit-code.ts';
export { taxNumberFault } from './tax-number.ts';
