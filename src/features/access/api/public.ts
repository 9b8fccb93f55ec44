export type { AccessSettings, LoginFacts, LoginProofs, OnLogin } from './access-settings.ts';
export {
  type Contacts,
  insertInvitedPerson,
  insertMember,
  insertPerson,
  lockPerson,
  readPasswordHash,
  updatePerson,
  writePasswordHash,
} from './account-repo.ts';
export { findCaller, findParticipant } from './caller-repo.ts';
export { ensureVisitor } from './ensure-visitor.ts';
export { readShareCode } from './entry-cookies.ts';
export { changeRoles, replaceRole, takeRoleFromAll } from './held-role-repo.ts';
export { loginRefusal } from './login-refusal.ts';
export {
  findTokenOwner,
  findUnusedTokenOwner,
  issueToken,
  spendToken,
  type TokenOwner,
} from './one-time-token-repo.ts';
export { openSessionFor } from './open-session.ts';
export { findSessionToContinue } from './own-session-repo.ts';
export { hashInTurns, hashPassword, verifyPassword } from './passwords.ts';
export { peopleInScope } from './people-scope-repo.ts';
export {
  deletePlace,
  emptyDepartment,
  enableInvited,
  insertPlace,
  moveStatus,
  moveToDepartment,
  noteInvitation,
  type PlaceFacts,
  reopenPlace,
  setApproves,
  updatePlace,
} from './place-repo.ts';
export { findContact, findHolders, hasAccount, readContacts } from './read-accounts.ts';
export { createCallerResolver, sessionOf } from './resolve-caller.ts';
export { endService, serveFirm } from './sales-place-repo.ts';
export { rememberSession, tokenForClient } from './session-cookies.ts';
export { deviceOf } from './session-device.ts';
export { endSessionsAt, endSessionsOf, markReauthenticated, wasReauthenticated } from './session-repo.ts';
