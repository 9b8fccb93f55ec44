export { answerReceipt } from './answer-receipt.ts';
export { readDeskPerson } from './simulate/due-work-repo.ts';
export { type Play, playRound } from './simulate/play-round.ts';
