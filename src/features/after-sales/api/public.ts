export { readPolicy } from './policy-repo.ts';
export { createReturnHandlers } from './returns/return-handlers.ts';
export { returnEffects, returnJobs } from './returns/return-jobs.ts';
export { takeReturnPush } from './returns/take-push.ts';
