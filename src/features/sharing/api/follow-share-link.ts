import { NOT_FOUND_PATH } from '#business/paths/rules/public.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { followedPath } from '../rules/share-address.ts';
import { PUBLIC_KINDS } from '../rules/share-kinds.ts';
import { behindLink, keepOpening, seekLink } from './open-share-link.ts';

/** Whoever's link is over, was revoked or never was one lands on the page that says so. */
const GONE = NOT_FOUND_PATH;
const CODE = /^[\w-]{43}$/;

const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });

/** Answers `/s?code=`: notes the opening and goes on to the page, with the sales code it is attributed to. */
export async function followShareLink(context: CallContext, key: Buffer, code: string): Promise<Response> {
  if (!CODE.test(code)) return redirect(GONE);
  const link = await seekLink(context.database, code, PUBLIC_KINDS);
  if (!link) return redirect(GONE);
  if (await isCounted(context)) await behindLink(context.database, link, (db) => keepOpening(db, key, link, context));
  return redirect(followedPath(link));
}

/**
 * Whoever opens links in a loop is sent on all the same, and no longer counted. What a browser loads ahead nobody has opened.
 */
const isCounted = async ({ limiter, caller, scope }: CallContext) =>
  scope.ahead !== true && (await limiter.take('report', caller, scope.ip)) === null;
