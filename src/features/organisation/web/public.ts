export { salesNameQuery } from './organisation-queries.ts';
