export { readPolicy } from './policy-repo.ts';
export { MOST_RESENDS, missedLine, resentUnits } from './resends-repo.ts';
export { takeReturnPush } from './returns/take-push.ts';
export { refundAccounts } from './settle/read-refund-accounts.ts';
export { CASE_REINVOICE, type CaseReinvoice } from './settle/reinvoice-case.ts';
export { playReturns } from './simulate/play-returns.ts';
