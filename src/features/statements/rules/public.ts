export { type StatementStatus, statementLabel, statementStates } from './statement-status.ts';
