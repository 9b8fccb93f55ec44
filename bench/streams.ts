import { get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createPost } from '#app/api/open-messages.ts';
import { orderMessages } from '#features/orders/contract/message-events.ts';
import { inTransaction, openDatabase } from '#platform/api/database.ts';
import { readSecret } from '#platform/api/secret-file.ts';
import { buildFirm, buildMember, buildSessions, type TestMember } from '#tests/factories/build-member.ts';
import { countFrom } from '#tests/factories/next-number.ts';
import { machineBaseline } from './baseline.ts';
import { collectGarbage, inspectedAt } from './load/collect-garbage.ts';
import { ms } from './load/figures.ts';
import { type OwnShop, startOwnShop } from './load/own-shop.ts';
import { readMemory, settledMemory, watchMachine } from './load/process-memory.ts';

/**
 * Budget: 500 browsers that hold a stream of messages open on one process cost it 60 MB at most and the database no connection each,
 * and what is told to all of them is with the last one within 2 s. The real shop, started for the measurement on a database of
 * its own with one process (web and worker); sessions are written into the database, streams are opened over HTTP. Memory is
 * looked at when garbage was collected, after as many streams were opened and closed again.
 */
const PEOPLE = Number(process.env.PEOPLE ?? 50);
const EACH = Number(process.env.EACH ?? 10);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Where the serving process lets itself be looked into. */
const INSPECTED = process.env.INSPECT_PORT ?? '9398';
const BUDGET = { megabytes: 60, arrivesMs: 2_000, connections: 12 };

interface Stream {
  /** Times at which it heard of messages. */
  heard: number[];
  welcomed: boolean;
  close(): void;
}

/** A browser that listens, as far as the lines of the protocol go. */
function openStream(url: string, token: string): Promise<Stream> {
  return new Promise((done, fail) => {
    const request = get(`${url}/news-center/message/stream`, { agent: false, headers: { cookie: `t=${token}` } });
    const stream: Stream = { heard: [], welcomed: false, close: () => request.destroy() };
    request.once('response', (response) => {
      if (response.statusCode !== 200) return fail(new Error(`a stream was answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: unread')) stream.welcomed = true;
        if (text.includes('event: message')) stream.heard.push(performance.now());
      });
      response.on('error', () => undefined);
      done(stream);
    });
    request.on('error', fail);
  });
}

async function until(found: () => boolean, what: string): Promise<void> {
  const late = performance.now() + 30_000;
  while (!found()) {
    if (performance.now() > late) throw new Error(`${what}: not within 30 s`);
    await pause(5);
  }
}

const openAll = (url: string, tokens: readonly string[]) => Promise.all(tokens.map((token) => openStream(url, token)));

async function buildPeople(owner: pg.Pool): Promise<{ people: TestMember[]; tokens: string[] }> {
  countFrom(Math.floor(Date.now() / 10) % 10_000_000_000);
  const db = drizzle(owner);
  const firm = await buildFirm(db);
  const people: TestMember[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await buildMember(db, { firm }));
  const sessions = people.flatMap(({ userId, firmId, memberId }) =>
    Array.from({ length: EACH }, () => ({ member: { userId, firmId, membershipId: memberId }, loginSource: 0 })),
  );
  return { people, tokens: await buildSessions(db, sessions) };
}

/** Connections that work for somebody, without ours. */
async function countConnections(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
    where backend_type = 'client backend' and usename = 'shop_app' and application_name <> 'bench'`);
  return rows[0]?.n ?? 0;
}

/** Tells everybody something, as a feature does; answers how long it took until each stream had heard of it. */
async function tellAll(shop: OwnShop, people: readonly TestMember[], streams: readonly Stream[], round: number) {
  const database = openDatabase(shop.ownerUrl, { max: 1, role: 'shop_app', shortcuts: true });
  const post = createPost(Buffer.from(await readSecret(join(shop.dataDir, 'secrets', 'pepper'))));
  for (const stream of streams) stream.heard = [];
  const [{ firmId, userId } = { firmId: 0n, userId: 0n }] = people;
  const told = performance.now();
  await inTransaction(database, { firmId, userId }, 'write', (db) =>
    post.tell(db, {
      ...{ event: orderMessages.confirmed, firmId, to: people.map((person) => person.userId), key: `bench ${round}` },
      ...{ title: `第 ${round} 条`, text: '订单已确认', href: null },
    }),
  );
  await until(() => streams.every(({ heard }) => heard.length > 0), 'a told message');
  await database.close();
  return Math.max(...streams.map(({ heard }) => heard[0] ?? 0)) - told;
}

/** What the process needs, and the connections it has. */
async function lookAt({ pid }: OwnShop, owner: pg.Pool) {
  await collectGarbage(pid, INSPECTED);
  return { memory: await settledMemory(pid), connections: await countConnections(owner) };
}

const megabytes = (value: number) => `${value.toFixed(1)} MB`;

process.stdout.write(`${machineBaseline()}\n`);
const shop = await startOwnShop({ WEB_PROCESSES: '1', DEMO: '0', ...inspectedAt(INSPECTED) });
const owner = new pg.Pool({ connectionString: shop.ownerUrl, max: 2, application_name: 'bench' });
try {
  const { people, tokens } = await buildPeople(owner);
  // What the first streams of a process bring with them belongs to the process: compiled code, its one listening connection.
  const warm = await openAll(shop.url, tokens);
  await until(() => warm.every(({ welcomed }) => welcomed), 'the first streams');
  await tellAll(shop, people, warm, 0);
  for (const { close } of warm) close();
  await pause(3_000);
  const busy = await watchMachine();
  const before = await lookAt(shop, owner);
  const began = performance.now();
  const streams = await openAll(shop.url, tokens);
  await until(() => streams.every(({ welcomed }) => welcomed), 'welcomes');
  const opened = performance.now() - began;
  const most = await countConnections(owner);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) times.push(await tellAll(shop, people, streams, round));
  const full = await readMemory(shop.pid);
  await pause(3_000);
  const after = await lookAt(shop, owner);
  const used = await busy();
  const more = after.memory.pss - before.memory.pss;
  const worst = Math.max(...times);
  const lines = [
    `${streams.length} streams of ${PEOPLE} people on one process; opened and welcomed within ${ms(opened)} ms`,
    `Pss ${megabytes(before.memory.pss)} → ${megabytes(after.memory.pss)}: ${megabytes(more)} more (budget ${BUDGET.megabytes})`,
    `Rss ${megabytes(before.memory.rss)} → ${megabytes(after.memory.rss)}: ${megabytes(after.memory.rss - before.memory.rss)} more`,
    `with what it had not thrown away yet: Pss ${megabytes(full.pss)}, Rss ${megabytes(full.rss)}`,
    `connections of the database: ${before.connections} before, ${most} while they opened, ${after.connections} with all of them open`,
    `a told message is with the last of them after ${times.map(ms).join(', ')} ms (budget ${BUDGET.arrivesMs})`,
    `the machine was used to ${used} % meanwhile, load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const { close } of streams) close();
  const grown = after.connections - before.connections;
  process.exitCode = more <= BUDGET.megabytes && worst <= BUDGET.arrivesMs && grown <= BUDGET.connections ? 0 : 1;
} finally {
  await owner.end();
  await shop.stop();
}
