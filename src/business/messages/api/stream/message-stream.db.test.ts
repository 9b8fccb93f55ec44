import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findReader } from '#app/api/message-routes.ts';
import { EVENTS } from '#app/api/open-messages.ts';
import { findHolders } from '#features/access/api/public.ts';
import { hashToken } from '#features/access/api/session-token.ts';
import { orderMessages } from '#features/orders/contract/message-events.ts';
import { inTransaction } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { tellEffects } from '../spread-telling.ts';
import { createTeller } from '../teller.ts';
import { MessageHub } from './message-hub.ts';

const SECRET = Buffer.alloc(32, 5);
/** Issue 15: new ones appear within two seconds. */
const SOON = 2_000;

let shop: TestShop;
let anna: TestMember;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  anna = await buildMember(shop.db.owner);
});

let told = 0;
async function tell(title: string, { firmId, userId }: Pick<TestMember, 'firmId' | 'userId'> = anna) {
  told += 1;
  await inTransaction(shop.db.app, { firmId, userId }, 'write', (db) =>
    createTeller(SECRET).tell(db, {
      ...{ event: orderMessages.confirmed, firmId, to: [userId], key: `stream:${told}`, title, text: title },
    }),
  );
  const tools = { database: shop.db.app, events: EVENTS, secret: SECRET, findHolders, origin: 'https://shop.test' };
  await deliverEffects(shop.db.app, tellEffects(tools));
}

interface Heard {
  event: string;
  id?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- events have data of every shape
  data: any;
}

/** A browser that listens, as far as the lines of the protocol go. */
function listen(body: ReadableStream<Uint8Array>) {
  const heard: Heard[] = [];
  const state = { over: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const lines = part.split('\n').filter((line) => !line.startsWith(':'));
        const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
        if (fields.event) heard.push({ event: fields.event, id: fields.id, data: JSON.parse(fields.data) });
      }
    }
    state.over = true;
  })().catch(() => {
    state.over = true;
  });
  return { heard, state, reading };
}

async function open(token: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await fetch(`${shop.url}/news-center/message/stream`, {
    headers: { cookie: `t=${token}`, ...headers },
    signal: abort.signal,
  });
  return { response, close: () => abort.abort(), ...listen(response.body ?? new ReadableStream()) };
}

const until = (found: () => boolean) => expect.poll(found, { timeout: SOON, interval: 10 }).toBe(true);
const titles = (heard: readonly Heard[]) =>
  heard.filter(({ event }) => event === 'message').map(({ data }) => data.title);

describe('a stream', () => {
  it('tells how much is unread, and what is new within two seconds', async () => {
    await tell('先前的');
    const stream = await open(anna.token);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    await until(() => stream.heard.length > 0);
    expect(stream.heard[0]).toMatchObject({ event: 'unread', data: { notice: 1, total: 1 } });
    await tell('新的');
    await until(() => titles(stream.heard).includes('新的'));
    await until(() => stream.heard.at(-1)?.data.total === 2);
    expect(titles(stream.heard)).toEqual(['新的']);
    stream.close();
  });

  it('goes on where a browser was when it comes back', async () => {
    const first = await open(anna.token);
    await until(() => first.heard.length > 0);
    await tell('甲');
    await until(() => titles(first.heard).includes('甲'));
    const id = first.heard.find(({ event }) => event === 'message')?.id ?? '';
    first.close();
    await tell('乙');
    await tell('丙');
    const second = await open(anna.token, { 'last-event-id': id });
    await until(() => titles(second.heard).length === 2);
    expect(titles(second.heard)).toEqual(['乙', '丙']);
    second.close();
  });

  it('is told of nobody else’s, and of what the person reads elsewhere', async () => {
    const colleague = await buildMember(shop.db.owner, { firm: anna });
    await tell('给安娜');
    const stream = await open(anna.token);
    await until(() => stream.heard.length > 0);
    await tell('给同事', colleague);
    await shop.post('/news-center/message/readAll', {}, { token: anna.token });
    await until(() => stream.heard.at(-1)?.data.total === 0);
    expect(titles(stream.heard)).toEqual([]);
    stream.close();
  });

  it('is none for a page that was made for somebody else', async () => {
    const stranger = await buildMember(shop.db.owner);
    const statuses = [];
    for (const { memberId } of [anna, stranger]) {
      const stream = await open(anna.token, { 'x-participant': String(memberId) });
      statuses.push(stream.response.status);
      stream.close();
    }
    expect(statuses).toEqual([200, 204]);
  });

  it('ends with its session, by whatever it ends, and leaves those of others open', async () => {
    const { firmId, userId, memberId } = anna;
    const elsewhere = await buildSession(shop.db.owner, { userId, firmId, membershipId: memberId });
    const [stream, other] = [await open(anna.token), await open(elsewhere)];
    await until(() => stream.heard.length > 0 && other.heard.length > 0);
    await shop.db.owner.execute(
      sql`update sessions set revoked_at = now() where token_hash = ${hashToken(anna.token)}`,
    );
    await until(() => stream.state.over);
    expect(stream.heard.at(-1)).toMatchObject({ event: 'end', data: { reason: 'session' } });
    expect(other.state.over).toBe(false);
    other.close();
  });

  it('is opened so often by one session, and by others beside it', async () => {
    const bounded = await startTestShop({ limiter: undefined });
    const [loud, quiet] = [await buildMember(bounded.db.owner), await buildMember(bounded.db.owner)];
    const openAt = async (token: string) => {
      const abort = new AbortController();
      const { status } = await fetch(`${bounded.url}/news-center/message/stream`, {
        headers: { cookie: `t=${token}` },
        signal: abort.signal,
      });
      abort.abort();
      return status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push(await openAt(loud.token));
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
    expect(await openAt(quiet.token)).toBe(200);
    await bounded.stop();
  });

  it('that has gone before its turn came is asked nothing for', async () => {
    const { app, appUrl } = shop.db;
    const hub = new MessageHub({ database: app, databaseUrl: appUrl, events: EVENTS, findReader: async () => anna });
    const asked = vi.spyOn(app.pool, 'connect');
    for (let n = 0; n < 50; n += 1) await hub.open(anna, hashToken(anna.token), null).cancel();
    const last = listen(hub.open(anna, hashToken(anna.token), null));
    await until(() => last.heard.length > 0);
    expect(asked.mock.calls.length).toBeLessThan(15);
    asked.mockRestore();
    await hub.stop();
  });

  it('is for people with a session, of this site', async () => {
    expect((await open('')).response.status).toBe(401);
    expect((await open(anna.token, { 'sec-fetch-site': 'cross-site' })).response.status).toBe(403);
  });

  it('does not keep a session alive', async () => {
    const hash = hashToken(anna.token);
    await shop.db.owner.execute(
      sql`update sessions set last_seen_at = now() - interval '10 minutes' where token_hash = ${hash}`,
    );
    const stream = await open(anna.token);
    await until(() => stream.heard.length > 0);
    const { rows } = await shop.db.owner.execute(
      sql`select last_seen_at < now() - interval '9 minutes' as still from sessions where token_hash = ${hash}`,
    );
    expect(rows).toEqual([{ still: true }]);
    stream.close();
  });

  it('ends where its session ran out without a word', async () => {
    const { app, appUrl } = shop.db;
    const find = (hash: string) => findReader(app, hash);
    const hub = new MessageHub({ database: app, databaseUrl: appUrl, events: EVENTS, findReader: find, checkMs: 100 });
    const stream = listen(hub.open(anna, hashToken(anna.token), null));
    await wait(300);
    expect(stream.state.over).toBe(false);
    await shop.db.owner.execute(
      sql`update sessions set idle_expires_at = now() - interval '1 second' where token_hash = ${hashToken(anna.token)}`,
    );
    await until(() => stream.state.over);
    await hub.stop();
  });

  it('comes back after its listening connection was cut, and misses nothing', async () => {
    const stream = await open(anna.token);
    await until(() => stream.heard.length > 0);
    await tell('之前');
    await until(() => titles(stream.heard).includes('之前'));
    await shop.db.owner.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen messages' and datname = current_database()`,
    );
    await tell('断线时');
    await expect.poll(() => titles(stream.heard), { timeout: 5_000 }).toEqual(['之前', '断线时']);
    stream.close();
  });
});

it('200 of them take no connection of the database, and end when the process is to stop', async () => {
  const { app, appUrl } = shop.db;
  const hub = new MessageHub({ database: app, databaseUrl: appUrl, events: EVENTS, findReader: async () => anna });
  const people = await Promise.all(Array.from({ length: 20 }, () => buildMember(shop.db.owner, { firm: anna })));
  const streams = people.flatMap((person) =>
    Array.from({ length: 10 }, () => listen(hub.open(person, hashToken(person.token), null))),
  );
  await expect.poll(() => streams.every(({ heard }) => heard.length > 0), { timeout: 10_000 }).toBe(true);
  expect(hub.size).toBe(200);
  await expect.poll(() => app.pool.totalCount - app.pool.idleCount).toBe(0);
  expect(app.pool.waitingCount).toBe(0);
  hub.drain();
  await expect.poll(() => streams.every(({ state }) => state.over)).toBe(true);
  expect(streams[0]?.heard.at(-1)).toMatchObject({ event: 'end', data: { reason: 'drain' } });
  expect(hub.size).toBe(0);
  await hub.stop();
});
