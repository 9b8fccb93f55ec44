export { statementLabel, type StatementStatus, statementStates } from './statement-status.ts';
