export { cycleOf, dueDay } from './cycles.ts';
export { type StatementStatus, statementLabel, statementStates } from './statement-status.ts';
export { cycleLabel, statementTitle } from './statement-words.ts';
