export { answerReceipt } from './answer-receipt.ts';
export { createFulfilmentDeskHandlers } from './desk/fulfilment-desk-handlers.ts';
export { stockDeskHandlers } from './desk/stock-desk-handlers.ts';
export { fulfilmentEffects } from './fulfilment-effects.ts';
export { createFulfilmentHandlers } from './fulfilment-handlers.ts';
export { fulfilmentJobs } from './fulfilment-jobs.ts';
export { receiptAttachments } from './receipt-attachments.ts';
export { readDeskPerson } from './simulate/due-work-repo.ts';
export { type Play, playRound } from './simulate/play-round.ts';
