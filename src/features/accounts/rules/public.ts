export { CREDIT_CODE_MESSAGES, creditCodeFault } from './credit-code.ts';
