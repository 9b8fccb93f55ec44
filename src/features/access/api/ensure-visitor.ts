import type { CallContext } from '#platform/api/implement-feature.ts';
import { openVisitorSession } from './open-session.ts';
import { rememberVisitor } from './session-cookies.ts';
import { deviceOf } from './session-device.ts';
import { hashToken } from './session-token.ts';

/** Hash of the caller's session token; who has no session at all gets a visitor's first (specification 4, session). */
export async function ensureVisitor(context: CallContext): Promise<string> {
  const { tokenHash } = context.caller;
  if (tokenHash) return tokenHash;
  const token = await openVisitorSession(context.database, deviceOf(context.scope));
  rememberVisitor(token);
  return hashToken(token);
}
