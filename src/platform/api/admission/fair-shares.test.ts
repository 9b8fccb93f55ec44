import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairShares, type Leave, NoShareError } from './fair-shares.ts';
import { shareLimits } from './share-limits.ts';

/** Time passes at once, from one timer to the next: what happens depends on no machine. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const share = (running: number, change = {}) => ({
  running,
  waiting: 100,
  patience: 5_000,
  pace: 1e6,
  burst: 1e6,
  many: 100,
  ...change,
});

/** Calls that end when told, and the names of those that got in, in their order. */
function house(shares: FairShares) {
  const entered: string[] = [];
  const leaves: Leave[] = [];
  const enter = async (firm: string, person: string, name: string) => {
    const leave = await shares.enter({ firm, person });
    entered.push(name);
    leaves.push(leave);
  };
  const come = (firm: string, person: string, name = person) => {
    const coming = enter(firm, person, name);
    // Not every test waits for those who are turned away in the end.
    coming.catch(() => undefined);
    return coming;
  };
  const leaveOne = async () => {
    leaves.shift()?.();
    await pause(1);
  };
  return { entered, come, leaveOne };
}

describe('time to spare', () => {
  it('is none while as much is done as one company may have, or while anybody waits', async () => {
    const shares = new FairShares({ firm: share(2), person: share(1) });
    const { come, leaveOne } = house(shares);
    const strained = [shares.isStrained()];
    await come('a', 'a1');
    strained.push(shares.isStrained());
    void come('a', 'a1');
    await pause(1);
    strained.push(shares.isStrained());
    await leaveOne();
    strained.push(shares.isStrained());
    await come('b', 'b1');
    strained.push(shares.isStrained());
    await leaveOne();
    strained.push(shares.isStrained());
    expect(strained).toEqual([false, false, true, false, true, false]);
  });
});

describe('the share of a company', () => {
  it('is so many calls at a time, whoever of it calls; other companies lose nothing', async () => {
    const { entered, come, leaveOne } = house(new FairShares({ firm: share(2), person: share(2) }));
    void come('a', 'a1', '1');
    void come('a', 'a2', '2');
    void come('a', 'a3', '3');
    void come('b', 'b1', 'b');
    await pause(1);
    expect(entered).toEqual(['1', '2', 'b']);
    await leaveOne();
    expect(entered).toEqual(['1', '2', 'b', '3']);
  });

  it('is given in turns: who sends many at once keeps no colleague waiting', async () => {
    const { entered, come, leaveOne } = house(new FairShares({ firm: share(1), person: share(1) }));
    for (let n = 0; n < 5; n += 1) void come('a', 'many', `many ${n}`);
    void come('a', 'one', 'one');
    void come('a', 'two', 'two');
    for (let n = 0; n < 7; n += 1) {
      await pause(1);
      await leaveOne();
    }
    expect(entered).toEqual(['many 0', 'many 1', 'one', 'two', 'many 2', 'many 3', 'many 4']);
  });

  it('is refused at once where the queue is full, and after the longest wait, with a time to come again', async () => {
    const shares = new FairShares({ firm: share(1), person: share(1, { waiting: 1, patience: 30 }) });
    const { come } = house(shares);
    void come('a', 'p');
    const late = expect(come('a', 'p')).rejects.toMatchObject({ retryAfter: 3 });
    await expect(come('a', 'p')).rejects.toThrow(NoShareError);
    await late;
  });

  it('is given back by whoever goes away while waiting', async () => {
    const shares = new FairShares({ firm: share(1), person: share(1) });
    const { entered, come, leaveOne } = house(shares);
    void come('a', 'p', 'first');
    const gone = new AbortController();
    const left = shares.enter({ firm: 'a', person: 'p' }, () => gone.signal);
    void come('a', 'p', 'next');
    gone.abort();
    await expect(left).rejects.toThrow(NoShareError);
    await leaveOne();
    expect(entered).toEqual(['first', 'next']);
  });

  it('comes back once, however often a call says that it ended', async () => {
    const shares = new FairShares({ firm: share(1), person: share(1) });
    const leave = await shares.enter({ firm: 'a', person: 'p' });
    leave();
    leave();
    const { entered, come } = house(shares);
    void come('a', 'p', '1');
    void come('a', 'p', '2');
    await pause(1);
    expect(entered).toEqual(['1']);
  });
});

/** A call costs as long as it takes. */
const clock = {
  start: () => {
    const began = performance.now();
    return () => performance.now() - began;
  },
};

/** Milliseconds of work somebody gets done in the given time who sends one call after the other, each of 10 ms. */
async function workOf(shares: FairShares, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let worked = 0;
  while (performance.now() < until) {
    const leave = await shares.enter({ firm: 'noisy', person: 'p' });
    const began = performance.now();
    await pause(10);
    worked += performance.now() - began;
    leave();
  }
  return worked;
}

describe('the pace of a company', () => {
  const limits = { firm: share(4, { pace: 100, burst: 50 }), person: share(4) };

  it('is all of the machine while nobody else is at work', async () => {
    expect(await workOf(new FairShares(limits, clock), 600)).toBe(600);
  });

  it.each(['here', 'elsewhere'] as const)('is its own part once others are at work %s', async (where) => {
    const shares = new FairShares(limits, clock);
    shares[where].note('quiet', performance.now());
    const began = performance.now();
    const worked = await workOf(shares, 1_000);
    // 50 at once, 100 a second, and the last call may go beyond.
    const own = 50 + (performance.now() - began) / 10;
    expect(worked).toBeLessThan(own + 20);
    expect(worked).toBeGreaterThan(own - 20);
  });

  it('is a quarter for a person of whom more calls wait than any page sends', async () => {
    const workOfMany = async (many: number) => {
      const person = share(4, { pace: 200, burst: 1, many });
      const shares = new FairShares({ firm: share(4), person }, clock);
      shares.elsewhere.note('quiet', performance.now());
      const worked = await Promise.all(Array.from({ length: 6 }, () => workOf(shares, 1_000)));
      return worked.reduce((sum, one) => sum + one);
    };
    expect(await workOfMany(1)).toBeLessThan(0.6 * (await workOfMany(100)));
  });

  it('is not lost for long by one long call', async () => {
    const shares = new FairShares(limits, clock);
    shares.elsewhere.note('quiet', performance.now());
    const leave = await shares.enter({ firm: 'noisy', person: 'p' });
    await pause(400);
    leave();
    const began = performance.now();
    await shares.enter({ firm: 'noisy', person: 'p' });
    expect(performance.now() - began).toBeLessThan(2_500);
  });
});

describe('a company of three hundred at ordinary pace', () => {
  it('is never refused, though another one is at work', { timeout: 30_000 }, async () => {
    const shares = new FairShares(shareLimits({ cores: 2, processes: 2 }), clock);
    let calls = 0;
    const until = performance.now() + 6_000;
    const person = async (n: number) => {
      await pause(Math.random() * 4_000);
      while (performance.now() < until) {
        shares.elsewhere.note('other', performance.now());
        const leave = await shares.enter({ firm: 'big', person: `p${n}` });
        await pause(5);
        leave();
        calls += 1;
        await pause(2_000 + Math.random() * 4_000);
      }
    };
    // One of two processes: it serves half of them.
    await Promise.all(Array.from({ length: 150 }, (_, n) => person(n)));
    expect(calls).toBeGreaterThan(150);
  });
});

describe('shares dealt out over processes', () => {
  it.each([
    [2, 1],
    [2, 2],
    [8, 8],
    [4, 8],
    [16, 8],
  ])('%i cores, %i processes: never nothing, and no more than the machine’s together', (cores, processes) => {
    const one = shareLimits({ cores, processes: 1 });
    const part = shareLimits({ cores, processes });
    for (const whose of ['firm', 'person'] as const) {
      expect(part[whose].running).toBeGreaterThanOrEqual(1);
      expect(part[whose].running * processes).toBeLessThanOrEqual(Math.max(one[whose].running, processes));
      expect(part[whose].pace * processes).toBeCloseTo(one[whose].pace);
    }
  });
});
