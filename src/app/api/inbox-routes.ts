import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Inbox, MessageKind } from '#platform/api/inbox.ts';
import { isLoopbackAddress, isLoopbackHost, socketAddress } from '#platform/api/loopback.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { renderInbox } from './inbox-page.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * What a trial installation sent, for the person at this machine: `/dev/inbox` to read, `/dev/inbox.json?to=` for
 * tests, both with the `key` of the installation. Whoever can read it can become anybody, so everyone else finds nothing there.
 */
export function addInboxRoutes(app: Hono, inbox: Inbox, kinds: readonly MessageKind[], key: string): void {
  if (kinds.length === 0) return;
  const list = async () => (await inbox.list()).filter(({ kind }) => kinds.includes(kind));
  app.get('/dev/inbox', async (c, next) => {
    if (!isAtThisMachine(c) || !holdsKey(c, key)) return next();
    const chosen = z.enum(['mail', 'sms', 'robot']).safeParse(c.req.query('kind')).data;
    const messages = (await list()).filter(({ kind }) => !chosen || kind === chosen);
    return c.html(renderInbox({ messages, kinds, chosen, key, nonce: currentScope().nonce }));
  });
  app.get('/dev/inbox.json', async (c, next) => {
    if (!isAtThisMachine(c) || !holdsKey(c, key)) return next();
    const to = c.req.query('to');
    const messages = (await list()).filter((message) => to === undefined || message.to === to);
    return c.json(messages, 200, { 'cache-control': 'no-store' });
  });
}

/** Other programs and people of this machine reach its ports too: only the link that the start printed opens. */
function holdsKey(c: Context, key: string): boolean {
  const given = Buffer.from(c.req.query('key') ?? '');
  const wanted = Buffer.from(key);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * The connection comes from this machine, from no proxy, and asks for this machine by a name that no other page can
 * take (a foreign name may be made to point here).
 */
function isAtThisMachine(c: Context): boolean {
  const address = socketAddress(c.env);
  if (!address || !isLoopbackAddress(address)) return false;
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  return isLoopbackHost(URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname ?? '');
}
