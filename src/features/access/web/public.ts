export { logOut } from './log-out.ts';
export { sessionQuery } from './session-query.ts';
export { specialConfigQuery } from './special-config-query.ts';
