export { readPolicy } from './policy-repo.ts';
export { takeReturnPush } from './returns/take-push.ts';
export { playReturns } from './simulate/play-returns.ts';
