export { readPolicy } from './policy-repo.ts';
export { takeReturnPush } from './returns/take-push.ts';
export { refundAccounts } from './settle/read-refund-accounts.ts';
export { playReturns } from './simulate/play-returns.ts';
