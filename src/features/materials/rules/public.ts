export { codeKey } from './code-key.ts';
