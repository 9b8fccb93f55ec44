export { loadStatement, StatementScreen } from './detail/statement-screen.tsx';
