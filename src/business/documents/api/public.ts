export { checkSeen } from './check-seen.ts';
