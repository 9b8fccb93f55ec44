export { logOut } from './log-out.ts';
export {
  currentParticipant,
  loginPreQuery,
  openPersonalEdition,
  switchFirm,
  switchInfoQuery,
} from './participant-queries.ts';
export { Permitted } from './permitted.tsx';
export { ownSessionsQuery, SessionList } from './session-list.tsx';
export { sessionQuery } from './session-query.ts';
export { specialConfigQuery } from './special-config-query.ts';
export { refuseAct, usePermission } from './use-permission.ts';
