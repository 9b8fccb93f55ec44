export { answerReceipt } from './answer-receipt.ts';
export { askCarrierJobs, takeShipmentPush } from './ask-carrier.ts';
export { handOver } from './hand-over.ts';
export { PART_POSTPONED } from './notify-postponed.ts';
export { readDeskPerson } from './simulate/due-work-repo.ts';
export { type Play, playRound } from './simulate/play-round.ts';
