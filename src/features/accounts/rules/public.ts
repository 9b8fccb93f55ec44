export { CREDIT_CODE_MESSAGES, creditCodeFault, normalizeCreditCode } from './credit-code.ts';
