import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { WORKER_HEARTBEAT } from './diagnostics-jobs.ts';
import { noteHeartbeat, purgeLogs } from './diagnostics-repo.ts';
import { accessLog, trackedEvents } from './diagnostics-tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('checks', () => {
  it('says how the system is, and nothing of what it is made of', async () => {
    const { status, body } = await shop.post('/monitoring/health');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ database: { answers: true }, worker: { lagSeconds: 0 } });
    expect(Math.abs(Date.parse(body.data.serverTime) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(body.data)).not.toMatch(/postgres|node|127\.0\.0\.1|localhost/i);
  });

  it('streams five ticks with pauses between them', async () => {
    // From the question on: a reader that is held up finds several ticks at once, but none before its time.
    const asked = performance.now();
    const text = await (await fetch(`${shop.url}/monitoring/stream`)).text();
    expect(text.match(/^data: \d$/gm)).toEqual([1, 2, 3, 4, 5].map((n) => `data: ${n}`));
    expect(performance.now() - asked).toBeGreaterThan(900);
  });

  it('sends half a megabyte, and not without end', async () => {
    const sizes: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const response = await fetch(`${shop.url}/monitoring/download`);
      sizes.push(response.status === 200 ? (await response.arrayBuffer()).byteLength : response.status);
    }
    expect(sizes).toEqual([...Array.from({ length: 6 }, () => 512 * 1024), 429]);
  });
});

describe('what is too old', () => {
  it('goes by the calendar, and nothing else does', async () => {
    const { owner, app } = shop.db;
    const days = (n: number) => new Date(Date.now() - n * 86_400_000);
    const visit = {
      source: 'server',
      path: '/old',
      requestId: 'old-visit',
      identity: 'visitor',
      ip: '',
      userAgent: '',
    };
    await owner.insert(accessLog).values([179, 181].map((n) => ({ ...visit, at: days(n) })));
    await owner.insert(trackedEvents).values([89, 91].map((n) => ({ kind: 'track', name: 'old', at: days(n) })));
    await purgeLogs(app);
    expect(await owner.$count(accessLog, sql`request_id = 'old-visit'`)).toBe(1);
    expect(await owner.$count(trackedEvents, sql`name = 'old'`)).toBe(1);
  });

  it('is not the heartbeat, which health tells at once', async () => {
    await noteHeartbeat(shop.db.app, WORKER_HEARTBEAT);
    await noteHeartbeat(shop.db.app, WORKER_HEARTBEAT);
    const { body } = await shop.post('/monitoring/health');
    expect(body.data.worker.silentSeconds).toBeLessThan(5);
  });
});
