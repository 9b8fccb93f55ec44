export { type StatementStatus, statementLabel, statementStates } from './statement-status.ts';
export { cycleLabel } from './statement-words.ts';
