import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createShop, type Shop } from '#app/api/shop.ts';
import { hashInTurns } from '#features/access/api/public.ts';
import { createTurns } from '#platform/api/admission/bounded-turns.ts';
import type { Limits } from '#platform/api/admission/fair-shares.ts';
import { hashingLimits, loginLimits, NO_LIMITS } from '#platform/api/admission/share-limits.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { logIn } from '#tests/factories/log-in.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const INFO = '/member-center/user/info';
/** One call at a time of a company, three may wait, for a short while. */
const one = { running: 1, waiting: 3, patience: 150, pace: 1e9, burst: 1e9, many: 1e9 };
const TIGHT: Limits = { firm: one, person: one };

let shop: TestShop;
/** Held calls stand where they have their turn already and their work has not begun. */
let held: Set<bigint>;
let free: () => void;
let released: Promise<void>;

beforeAll(async () => {
  const limiter = {
    take: async (_: unknown, { firmId }: { firmId: bigint | null }) => {
      if (firmId !== null && held.has(firmId)) await released;
      return null;
    },
  };
  shop = await startTestShop({ limiter, shares: TIGHT, env: { trustProxy: true } });
  hold();
});
afterAll(() => shop.stop());
afterEach(() => {
  free();
  hold();
});

function hold(): void {
  held = new Set();
  released = new Promise((resolve) => {
    free = resolve;
  });
}

const info = (member: TestMember) => shop.post(INFO, {}, { token: member.token });
/** Statements sent while the work goes on. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

/** Until those that were let in have asked what they ask; a busy machine takes its time. */
const untilNothingIsSent = () => expect.poll(() => statementsOf(() => pause(300)), { timeout: 20_000 }).toBe(0);

describe('73: a company that sends more than its share', () => {
  /** A company of two whose one place is taken, and whose sessions the shop has seen before. */
  async function busyCompany() {
    const firm = await buildFirm(shop.db.owner);
    const [noisy, colleague] = [await buildMember(shop.db.owner, { firm }), await buildMember(shop.db.owner, { firm })];
    for (const member of [noisy, colleague]) expect((await info(member)).status).toBe(200);
    held.add(firm.firmId);
    const first = info(noisy);
    await pause(50);
    return { noisy, colleague, first };
  }

  it('waits, is told when to come again, and costs no statement by then; other companies go on', async () => {
    const { noisy, first } = await busyCompany();
    const other = await buildMember(shop.db.owner);
    await info(other);
    const answers: number[] = [];
    const surplus = await statementsOf(async () => {
      const many = await Promise.all(Array.from({ length: 10 }, () => info(noisy)));
      for (const { status, headers, body } of many) {
        answers.push(status);
        expect(headers.get('retry-after')).toBe('3');
        expect(body.message).toBe('操作过于频繁，请稍后再试');
      }
    });
    expect({ answers, surplus }).toEqual({ answers: Array(10).fill(429), surplus: 0 });
    expect((await info(other)).status).toBe(200);
    free();
    expect((await first).status).toBe(200);
    expect((await info(noisy)).status).toBe(200);
  });

  it('is let in when a place is given back in time', async () => {
    const { colleague, first } = await busyCompany();
    const waiting = info(colleague);
    await pause(30);
    free();
    expect([(await first).status, (await waiting).status]).toEqual([200, 200]);
  });

  it('gets pages and documents from the same share, and pages say so in words', async () => {
    const { noisy } = await busyCompany();
    for (const path of ['/search.html', '/documents/ABC123/datasheet.pdf']) {
      const answer = await fetch(shop.url + path, { headers: { cookie: `t=${noisy.token}`, accept: 'text/html' } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
      expect(await answer.text()).toBe('操作过于频繁，请稍后再试');
    }
  });

  it('holds up neither health checks nor notices of payments nor pictures', async () => {
    const { noisy } = await busyCompany();
    const headers = { cookie: `t=${noisy.token}` };
    expect((await fetch(`${shop.url}/healthz`, { headers })).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`, { headers })).status).toBe(200);
    expect((await fetch(`${shop.url}/media/avatars/none.webp`, { headers })).status).toBe(404);
    const notice = await fetch(`${shop.url}/universal-pay/notice/simulator`, { method: 'POST', headers, body: '{}' });
    expect(notice.status).not.toBe(429);
  });

  it('is known by its session alone, and a session that ended opens nothing because it was known', async () => {
    const { noisy, colleague, first } = await busyCompany();
    free();
    await first;
    expect((await shop.post('/member-center/user/out', {}, { token: noisy.token })).status).toBe(200);
    expect((await info(noisy)).status).toBe(401);
    expect((await info(colleague)).status).toBe(200);
  });
});

describe('a page that calls while it renders', () => {
  let whole: Shop;
  afterAll(() => whole.close());

  it('needs no second place for its calls', async () => {
    const render = async () => {
      const answers = await Promise.all([1, 2, 3].map(() => whole.call(['access', 'info'], {})));
      return Response.json(answers.length);
    };
    whole = await createShop(testEnv, shop.db.appUrl, render, () => ({ take: async () => null }), { shares: TIGHT });
    const { token } = await buildMember(shop.db.owner);
    const answer = await whole.server.fetch(
      new Request('http://shop.test/home', { headers: { cookie: `t=${token}` } }),
    );
    expect([answer.status, await answer.json()]).toEqual([200, 3]);
  });
});

describe('73: more logins than there is room for', () => {
  let crowded: TestShop;
  let end: () => void;
  beforeAll(async () => {
    const shares = { ...NO_LIMITS, loginPatience: 60_000 };
    crowded = await startTestShop({ beside: shop, limiter: { take: async () => null }, shares });
    const never = new Promise<void>((resolve) => {
      end = resolve;
    });
    // Passwords are looked at by nobody until this test lets them be.
    hashInTurns({ take: (work) => never.then(work), isFull: () => false });
  });
  afterAll(async () => {
    end();
    hashInTurns(createTurns(hashingLimits(availableParallelism())));
    await crowded.stop();
  });

  it('are turned away before anything is done, known and unknown names alike, while others order', async () => {
    const { userName, token } = await buildMember(shop.db.owner);
    const { running, waiting } = loginLimits({ cores: availableParallelism(), processes: testEnv.webProcesses });
    let answered = 0;
    const tries = Array.from({ length: running + waiting + 3 }, async (_, n) => {
      const { status } = await logIn(crowded, { userName: `name-${n}`, password: 'x' }, { ip: '192.0.2.1' });
      answered += 1;
      return status;
    });
    // Three too many: once they are turned away no place is left.
    await expect.poll(() => answered, { timeout: 20_000 }).toBe(3);
    await untilNothingIsSent();
    const told: unknown[] = [];
    const spent = await statementsOf(async () => {
      for (const name of [userName, 'nobody-of-this-name']) {
        const { status, headers, body } = await logIn(crowded, { userName: name, password: 'x' }, { ip: '192.0.2.1' });
        const { requestId, ...rest } = body as unknown as Record<string, unknown>;
        expect(requestId).toMatch(/^[0-9a-f]{32}$/);
        told.push({ status, ...rest, retry: headers.get('retry-after'), names: [...headers.keys()].sort() });
      }
    });
    expect(spent).toBe(0);
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({
      status: 503,
      code: 10018,
      errCode: 10018,
      message: '登录人数较多，请几秒后再试',
      retry: '5',
    });
    expect((await crowded.post(INFO, {}, { token })).status).toBe(200);
    end();
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    // Twenty wrong passwords of one network: the others are asked for a picture.
    expect(statuses.filter((status) => status === 401 || status === 422)).toHaveLength(running + waiting);
  });
});
