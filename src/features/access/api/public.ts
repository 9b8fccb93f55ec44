export { createAccessHandlers } from './access-handlers.ts';
export { membershipRoles, memberships, users } from './access-tables.ts';
export { ensureVisitor } from './ensure-visitor.ts';
export { findTokenOwner, findUnusedTokenOwner, issueToken, spendToken } from './one-time-token-repo.ts';
export { openSessionFor } from './open-session.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { resolveCaller } from './resolve-caller.ts';
export { endSessionsOf, markReauthenticated, wasReauthenticated } from './session-repo.ts';
