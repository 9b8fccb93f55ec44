export { BuyersOnly, OrderersOnly } from './buyers-only.tsx';
export { SessionList } from './late-session-list.ts';
export { logOut } from './log-out.ts';
export { ownSessionsQuery } from './own-sessions-query.ts';
export {
  currentParticipant,
  loginPreQuery,
  openPersonalEdition,
  readPersonNow,
  switchBack,
  switchFirm,
  switchInfoQuery,
} from './participant-queries.ts';
export { Permitted } from './permitted.tsx';
export {
  isColleague,
  kindOf,
  mayBuy,
  placesOrders,
  useIsColleague,
  useMayBuy,
  usePlacesOrders,
} from './session-kind.ts';
export { sessionQuery } from './session-query.ts';
export { specialConfigQuery } from './special-config-query.ts';
export { usePermission } from './use-permission.ts';
