export { shareText } from './percent.ts';
