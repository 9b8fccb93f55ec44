import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop } from '#app/api/shop.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildAddress } from '#tests/factories/build-address.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { brokenInvariants } from '#tests/order-invariants.ts';
import { testEnv } from '#tests/test-shop.ts';

/**
 * Security check 78: every process of PostgreSQL is killed while people order. What was confirmed is there, nothing is
 * there by half, and the shop serves again by itself. A cluster of its own: the run's other tests go on.
 */
const PASSWORD = 'only-for-this-run';
const BUYERS = 6;
/** Between the kill and the first order that is confirmed again. */
const BACK_WITHIN_MS = 10_000;

let folder = '';
let postgres: EmbeddedPostgres;
let shop: Awaited<ReturnType<typeof createShop>>;
let pool: pg.Pool;
let buyers: { member: TestMember; addressId: string }[];
let itemNo: string;

async function buildWorld(db: NodePgDatabase): Promise<void> {
  ({ itemNo } = await buildSku(db, { salesPrice: '300.00', stock: 1_000_000 }));
  buyers = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const member = await buildMember(db);
    buyers.push({ member, addressId: await buildAddress(db, member) });
  }
}

/** In memory where there is room: what a killed process leaves is the same there, and a busy disk does not decide. */
async function quickPlace(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  return memory && memory.bavail * memory.bsize > 1e9 ? '/dev/shm' : tmpdir();
}

beforeAll(async () => {
  folder = await mkdtemp(join(await quickPlace(), 'killed-postgres-'));
  // The server runs as another user when we are root: that user has to be able to enter.
  await promisify(execFile)('chmod', ['755', folder]);
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await prepareDatabase(postgres.ownerUrl, { appPassword: PASSWORD });
  pool = new pg.Pool({ connectionString: postgres.ownerUrl, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await buildWorld(drizzle(pool));
  const app = new URL(postgres.ownerUrl);
  app.username = 'shop_app';
  app.password = PASSWORD;
  shop = await createShop(
    testEnv,
    app.href,
    async () => new Response('page'),
    () => UNCOUNTED,
  );
}, 120_000);
afterAll(async () => {
  await shop.close();
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
}, 60_000);

/** One order under one key; null: no answer, or one that promises nothing. */
async function order({ member, addressId }: (typeof buyers)[number], key: string): Promise<string | null> {
  const lines = [{ skuCode: itemNo, quantity: 1, salesPrice: '300.00' }];
  const body = JSON.stringify({ lines, totalAmount: '300.00', addressId });
  const headers = { 'content-type': 'application/json', token: member.token, 'idempotency-key': key };
  const request = new Request('http://shop.test/oms-front/trade/create', { method: 'POST', headers, body });
  const response = await shop.server.fetch(request);
  const text = await response.text();
  return response.status === 200 ? (JSON.parse(text) as { data: { orderNo: string } }).data.orderNo : null;
}

/** Every process of the server, its head first, so that it can start no other. */
async function kill(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const head = await pool.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  for (const { pid } of [...head.rows, ...rows]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
  return performance.now();
}

interface Story {
  /** Number of each order that was confirmed, by its key, in both lives of the server. */
  confirmed: Map<string, string>;
  /** Orders nobody was told of, by buyer: sent once more afterwards. */
  unanswered: { buyer: (typeof buyers)[number]; key: string }[];
  backAfterMs: number;
}

/** People order without pause; the server is killed in the middle and everybody goes on trying. */
async function orderThroughKill(): Promise<Story> {
  const story: Story = { confirmed: new Map(), unanswered: [], backAfterMs: Number.POSITIVE_INFINITY };
  let killedAt = Number.POSITIVE_INFINITY;
  const served = () => story.backAfterMs < Number.POSITIVE_INFINITY;
  const work = async (buyer: (typeof buyers)[number]) => {
    while (!served() && performance.now() < killedAt + BACK_WITHIN_MS * 2) {
      const key = randomUUID();
      const began = performance.now();
      const orderNo = await order(buyer, key);
      if (orderNo) story.confirmed.set(key, orderNo);
      else story.unanswered.push({ buyer, key });
      if (orderNo && began > killedAt) story.backAfterMs = Math.min(story.backAfterMs, performance.now() - killedAt);
      if (!orderNo) await pause(50);
    }
  };
  const working = buyers.map(work);
  while (story.confirmed.size < BUYERS * 3) await pause(20);
  killedAt = await kill();
  await Promise.all(working);
  return story;
}

async function lost({ confirmed }: Story): Promise<string[]> {
  const { rows } = await pool.query<{ order_no: string }>('select order_no from orders');
  const there = new Set(rows.map((row) => row.order_no));
  return [...confirmed.values()].filter((orderNo) => !there.has(orderNo));
}

describe('78: PostgreSQL killed while people order', () => {
  it('loses nothing that was confirmed, leaves nothing by half and is back by itself', {
    timeout: 60_000,
  }, async () => {
    const story = await orderThroughKill();
    expect(story.backAfterMs).toBeLessThan(BACK_WITHIN_MS);
    expect(await lost(story)).toEqual([]);
    expect(await brokenInvariants(pool)).toEqual({});
    // Whoever heard nothing asks once more under his key: an order each, and never two.
    for (const { buyer, key } of story.unanswered.slice(0, 20)) {
      const again = [await order(buyer, key), await order(buyer, key)];
      expect(again).toEqual([again[0], again[0]]);
      expect(again[0]).not.toBeNull();
    }
    const { rows } = await pool.query('select order_no from orders group by order_no having count(*) > 1');
    expect(rows).toEqual([]);
    expect(await brokenInvariants(pool)).toEqual({});
  });

  it('would see the loss of a server that confirms before it has written', { timeout: 60_000 }, async () => {
    await pool.query('alter role shop_app set synchronous_commit = off');
    await pool.query("alter system set wal_writer_delay = '10s'");
    await pool.query('select pg_reload_conf()');
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop_app'");
    expect((await lost(await orderThroughKill())).length).toBeGreaterThan(0);
  });
});
