export { caseRefundEffects, childOrderEffects } from './settle/settle-effects.ts';
