export { accessApi } from './access-api.ts';
export { sessionQuery } from './session-query.ts';
