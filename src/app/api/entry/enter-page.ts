import { ensureVisitor } from '#features/access/api/public.ts';
import { readCookie, setCookie } from '#platform/api/cookies.ts';
import type { Database } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { RateLimiter } from '#platform/api/rate-limit.ts';
import { currentScope, type RequestScope } from '#platform/api/request-scope.ts';
import { callContext } from '#platform/api/server.ts';
import { linkLoginPage } from './link-login-page.ts';
import { isPhone, mobileTarget } from './mobile-redirect.ts';

/** Sales code of a share link (specification 3, cookies); nothing secret, so scripts may read it. */
const SHARE_CODE_COOKIE = 'shareSC';
const SHARE_CODE = /^[\w-]{1,32}$/;
/** Specification 9: cookie max age, about 100 days. */
const SHARE_CODE_SECONDS = 8_640_000;

export interface EntrySettings {
  database: Database;
  limiter: RateLimiter;
  mobileSite: string | null;
}

/**
 * What happens before a page is rendered (specification 2.5 and 2.9): a phone goes to the mobile site, a share code is
 * kept, a login link is redeemed, and whoever has no session becomes a visitor. A page that is loaded before anybody
 * presses leaves nothing behind: no code, no session. Resolves to null when the page is to be rendered.
 */
export function createPageEntry(settings: EntrySettings): () => Promise<Response | null> {
  return async () => {
    const scope = currentScope();
    const shareCode = keepShareCode(scope);
    if (isPhone(scope.headers)) {
      const target = mobileTarget(scope.url, settings.mobileSite, shareCode);
      if (target)
        return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-store' } });
    }
    if (scope.url.searchParams.has('token')) {
      return new Response(linkLoginPage(scope.nonce), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    }
    if (!scope.ahead) await becomeVisitor(settings);
    return null;
  };
}

function keepShareCode({ url, headers, ahead }: RequestScope): string | null {
  const given = url.searchParams.get('sc');
  if (given === null || !SHARE_CODE.test(given)) return readCookie(headers.get('cookie'), SHARE_CODE_COOKIE);
  if (!ahead) setCookie({ name: SHARE_CODE_COOKIE, value: given, maxAge: SHARE_CODE_SECONDS, httpOnly: false });
  return given;
}

/** Browsers that open a page ask for HTML; probes, crawlers of files and missing pictures leave no sessions behind. */
const isNavigation = (headers: Headers) => headers.get('accept')?.includes('text/html') ?? false;

/** A page is shown even when no session could be opened: a visitor without one sees the same, and gets one later. */
async function becomeVisitor({ database, limiter }: EntrySettings): Promise<void> {
  const context = await callContext({ database, limiter });
  if (context.caller.identity !== 'anonymous' || !isNavigation(context.scope.headers)) return;
  if ((await limiter.take('visitor', context.caller, context.scope.ip)) !== null) return;
  try {
    await ensureVisitor(context);
  } catch (err) {
    log.warn({ err }, 'no visitor session opened');
  }
}
