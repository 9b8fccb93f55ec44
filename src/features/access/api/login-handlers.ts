import type { CallContext } from '#platform/api/implement-feature.ts';
import type { AccessSettings } from './access-settings.ts';
import { forgetEntryState } from './entry-cookies.ts';
import { access } from './implement-access.ts';
import { logInWithPassword } from './log-in-with-password.ts';
import { logInWithSms } from './log-in-with-sms.ts';
import { openVisitorSession } from './open-session.ts';
import { rememberSession, rememberVisitor, tokenForClient, tokenOf } from './session-cookies.ts';
import { deviceOf } from './session-device.ts';

interface Credentials {
  userName?: string;
  password?: string;
  captchaId?: string;
  phoneNumber?: string;
  smsCode?: string;
  remember: boolean;
}

/** Login in its three ways and logout. What came with the request beside body and session decides nothing. */
export function createLoginHandlers(settings: AccessSettings) {
  const login = access.login.handler(async ({ input, context }) => {
    const { headers } = context.scope;
    const token = await logIn(settings, input, context);
    if (token) {
      rememberSession(token, input.remember);
      return { token: tokenForClient(headers, token), visitor: false };
    }
    const visitorToken = await becomeVisitor(context);
    rememberVisitor(visitorToken);
    return { token: tokenForClient(headers, visitorToken), visitor: true };
  });

  const logout = access.logout.handler(async ({ context }) => {
    const { tokenHash } = context.caller;
    const token = await openVisitorSession(context.database, deviceOf(context.scope), tokenHash);
    rememberVisitor(token);
    forgetEntryState();
    return {};
  });

  return { login, logout };
}

/** A visitor stays the same one, for the cart hangs on the session; anybody else's session ends. */
async function becomeVisitor({ database, scope, caller }: CallContext): Promise<string> {
  const token = caller.identity === 'visitor' ? tokenOf(scope.headers) : null;
  return token ?? openVisitorSession(database, deviceOf(scope), caller.tokenHash);
}

/** Token of the session; null when nothing was given to log in with. */
function logIn(settings: AccessSettings, input: Credentials, context: CallContext): Promise<string | null> {
  const { userName, password, captchaId, phoneNumber, smsCode, remember } = input;
  const { tokenHash, userId } = context.caller;
  const { ip } = context.scope;
  const device = deviceOf(context.scope);
  if (userName !== undefined && password !== undefined) {
    const previous = { tokenHash, userId };
    return logInWithPassword(settings, { userName, password, captchaId, remember, ip, device, previous });
  }
  if (phoneNumber !== undefined && smsCode !== undefined) {
    return logInWithSms(settings, { phoneNumber, smsCode, remember, ip, device, previousTokenHash: tokenHash });
  }
  return Promise.resolve(null);
}
