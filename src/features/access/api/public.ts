export { createAccessHandlers } from './access-handlers.ts';
export { membershipRoles, memberships, users } from './access-tables.ts';
export { ensureVisitor } from './ensure-visitor.ts';
export { hashPassword } from './passwords.ts';
export { resolveCaller } from './resolve-caller.ts';
