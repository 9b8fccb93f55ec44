export { readPolicy } from './policy-repo.ts';
export { returnEffects, returnJobs } from './returns/return-jobs.ts';
export { takeReturnPush } from './returns/take-push.ts';
export { caseRefundEffects, childOrderEffects } from './settle/settle-effects.ts';
export { playReturns } from './simulate/play-returns.ts';
