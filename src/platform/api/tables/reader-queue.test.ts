import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type QueueLimits, ReaderQueue } from './reader-queue.ts';

const LIMITS: QueueLimits = { memory: 256, waiting: 8, waitingOfFirm: 3, waitingBytes: 1_000, patience: 60 };
const NEED = { memory: 100, bytes: 10 };

/** A queue whose readings end when they are told to, and what has been started so far. */
function open(limits: Partial<QueueLimits> = {}) {
  const queue = new ReaderQueue({ ...LIMITS, patience: 5_000, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (name: string, need = NEED, more: { signal?: AbortSignal; patient?: boolean } = {}) => {
    const [firm = ''] = name;
    const read = queue.run({ firm, ...more }, need, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
    read.catch(() => {});
    return { read };
  };
  /** Ends this reading, and answers what has been begun in all. */
  const end = async (name: string) => {
    ends.get(name)?.();
    return begun();
  };
  const begun = async () => {
    await pause(1);
    return started;
  };
  return { queue, begun, bring, end };
}

const BUSY = { status: 503, code: 'READERS_BUSY', data: { retryAfter: 5 } };
const OWN = { status: 429, code: 'TOO_MANY_REQUESTS', data: { retryAfter: 5 } };

describe('the queue of readers', () => {
  it('has one place for each firm, and the second of one waits behind the first of others', async () => {
    const { begun, bring, end } = open();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1']) bring(name);
    expect(await begun()).toEqual(['a1', 'b1']);
    expect(await end('a1')).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(await end('c1')).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
    bring('e1');
    expect((await end('a2')).slice(5)).toEqual(['e1']);
    expect((await end('d1')).slice(5)).toEqual(['e1', 'a3']);
  });

  it('goes by the memory that is left, and lets nobody small past somebody large', async () => {
    const { begun, bring, end } = open();
    bring('a1');
    bring('b1', { memory: 200, bytes: 1 });
    bring('c1');
    expect(await begun()).toEqual(['a1']);
    expect(await end('a1')).toEqual(['a1', 'b1']);
    expect(await end('b1')).toEqual(['a1', 'b1', 'c1']);
  });

  it.each([
    ['of a firm', {}, ['a1', 'a2', 'a3', 'a4'], 'a5', OWN],
    ['of all', { waiting: 2 }, ['a1', 'b1', 'c1', 'd1'], 'e1', BUSY],
    ['of bytes', { waitingBytes: 20 }, ['a1', 'b1', 'c1', 'd1'], 'e1', BUSY],
  ])('refuses beyond the most that may wait %s', async (_, limits, first, last, refusal) => {
    const { bring } = open(limits);
    for (const name of first) bring(name);
    await expect(bring(last).read).rejects.toMatchObject(refusal);
  });

  it('refuses whoever waits too long, and serves the others', async () => {
    const { bring, end } = open({ patience: 20 });
    bring('a1');
    bring('b1');
    await expect(bring('c1').read).rejects.toMatchObject(BUSY);
    bring('d1');
    expect(await end('a1')).toEqual(['a1', 'b1', 'd1']);
  });

  it('forgets whoever goes, waiting or about to wait', async () => {
    const { bring, end } = open({ waiting: 1 });
    const gone = new AbortController();
    bring('a1');
    bring('b1');
    const left = bring('c1', NEED, { signal: gone.signal }).read;
    gone.abort();
    await expect(left).rejects.toMatchObject(BUSY);
    await expect(bring('d1', NEED, { signal: gone.signal }).read).rejects.toMatchObject(BUSY);
    bring('e1');
    expect(await end('a1')).toEqual(['a1', 'b1', 'e1']);
  });

  it('lets the shop itself wait as long as it takes', async () => {
    const { bring, end } = open({ waiting: 0, waitingOfFirm: 0, patience: 1 });
    bring('a1');
    const patient = bring('a2', NEED, { patient: true }).read;
    await pause(10);
    expect(await end('a1')).toEqual(['a1', 'a2']);
    await end('a2');
    expect(await patient).toBe('a2');
  });

  it('gives the place back when reading fails', async () => {
    const { queue, begun, bring } = open({ memory: 100 });
    await expect(queue.run({ firm: 'a' }, NEED, () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    bring('a1');
    expect(await begun()).toEqual(['a1']);
  });
});
