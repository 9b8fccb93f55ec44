import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { isSignedIn, signedIn } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { accessContract, loginErrors } from '../contract/access-contract.ts';
import { IDENTITY } from './identity-scope.ts';
import { logIn } from './log-in.ts';
import { openVisitorSession } from './open-session.ts';
import { readSpecialConfig, readUserInfo } from './read-user-info.ts';
import { rememberSession, rememberVisitor } from './session-cookies.ts';
import { deviceOf } from './session-device.ts';
import { endSession } from './session-repo.ts';

const access = implementFeature(accessContract);

/** Ten wrong passwords lock an account for fifteen minutes, over every process. */
function attemptCounter(database: Database): RateLimiterPostgres {
  const rule = { keyPrefix: 'password', points: 10, duration: 900 };
  const insuranceLimiter = new RateLimiterMemory(rule);
  return new RateLimiterPostgres({
    ...rule,
    storeClient: database.pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter,
  });
}

export function createAccessHandlers(settings: { database: Database; pepper: Buffer }) {
  const security = { pepper: settings.pepper, attempts: attemptCounter(settings.database) };

  const login = access.login.handler(async ({ input, context }) => {
    const userAgent = context.scope.headers.get('user-agent');
    if (input.userName === undefined && input.password === undefined) {
      const token = await openVisitorSession(context.database, deviceOf(context.scope));
      rememberVisitor(token);
      return { token: tokenForClient(context.scope.headers, token), visitor: true };
    }
    const { userName, password, remember } = input;
    if (!userName || !password) throw refuse(loginErrors, 'LOGIN_REFUSED');
    const previousTokenHash = context.caller.tokenHash;
    const token = await logIn(context.database, security, {
      userName,
      password,
      remember,
      userAgent,
      previousTokenHash,
    });
    rememberSession(token, remember);
    return { token: tokenForClient(context.scope.headers, token), visitor: false };
  });

  const logout = access.logout.handler(async ({ context }) => {
    const { tokenHash } = context.caller;
    if (tokenHash) await inTransaction(context.database, IDENTITY, 'write', (db) => endSession(db, tokenHash));
    rememberVisitor(await openVisitorSession(context.database, deviceOf(context.scope)));
    return {};
  });

  return { login, logout, ...readHandlers };
}

/** Browsers keep the token out of reach of scripts; a client that asks by header gets it in the body. */
function tokenForClient(headers: Headers, token: string): string {
  return headers.get('x-token-in-body') === '1' && !headers.has('sec-fetch-site') ? token : '';
}

const readHandlers = {
  info: access.info.handler(async ({ context }) => {
    const info = await readUserInfo(context.db, signedIn(context.caller));
    if (!info) throw notFound('用户');
    return info;
  }),
  authList: access.authList.handler(({ context }) =>
    [...context.caller.permissions].sort().map((perms) => ({ perms })),
  ),
  currentParticipant: access.currentParticipant.handler(({ context }) => ({
    participantId: isSignedIn(context.caller) ? String(context.caller.memberId) : null,
  })),
  specialConfig: access.specialConfig.handler(({ context }) => readSpecialConfig(context.db, signedIn(context.caller))),
};
