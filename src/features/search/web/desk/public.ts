export { missDaysQuery } from './desk-queries.ts';
