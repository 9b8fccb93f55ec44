import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createTurns, NoTurnError } from './bounded-turns.ts';
import { askForTurns, keepTurnsFor } from './machine-turns.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startWorker(turns: ReturnType<typeof createTurns>) {
  const child = fork(resolve('tests/turn-taker.ts'), { execArgv: [] });
  children.push(child);
  const words: string[] = [];
  child.on('message', (word) => typeof word === 'string' && words.push(word));
  keepTurnsFor(child, turns);
  await expect.poll(() => words, { timeout: 20_000 }).toContain('ready');
  words.splice(0);
  return { child, words, tell: (word: string) => child.send(word) };
}

const limits = { running: 2, waiting: 10, patience: 60_000 };

describe('turns over processes', { timeout: 60_000 }, () => {
  it('are never more than the machine has, and go on in the order they were asked for', async () => {
    const turns = createTurns(limits);
    const [a, b] = await Promise.all([startWorker(turns), startWorker(turns)]);
    for (const one of [a, b]) {
      one.tell('take');
      await expect.poll(() => one.words).toEqual(['working']);
    }
    a.tell('take');
    await pause(50);
    expect(a.words).toEqual(['working']);
    b.tell('end');
    await expect.poll(() => a.words).toEqual(['working', 'working']);
    expect(b.words).toEqual(['working', 'done']);
  });

  it('come back from a process that crashed, those it waited for too', async () => {
    const turns = createTurns(limits);
    const [a, b] = await Promise.all([startWorker(turns), startWorker(turns)]);
    for (let n = 0; n < 3; n += 1) a.tell('take');
    await expect.poll(() => a.words).toEqual(['working', 'working']);
    b.tell('take');
    b.tell('take');
    await pause(50);
    expect(b.words).toEqual([]);
    a.child.kill('SIGKILL');
    await once(a.child, 'exit');
    await expect.poll(() => b.words).toEqual(['working', 'working']);
    expect(turns.isFull()).toBe(false);
  });

  it('are not asked for by more than may wait in one process', async () => {
    const turns = createTurns({ ...limits, running: 1 });
    const a = await startWorker(turns);
    for (let n = 0; n < 6; n += 1) a.tell('take');
    await expect.poll(() => a.words.filter((word) => word === 'refused').length).toBeGreaterThanOrEqual(2);
    expect(a.words.filter((word) => word === 'working')).toHaveLength(1);
  });
});

describe('a process that keeps turns and does not answer', () => {
  it('is given up, and a turn that comes later goes back', async () => {
    const sent: object[] = [];
    let answer: (message: unknown) => void = () => undefined;
    const keeper = {
      send: (message: object) => sent.push(message),
      on: (_: string, listener: (message: unknown) => void) => {
        answer = listener;
      },
    };
    const turns = askForTurns(keeper, { waiting: 1, patience: 20 });
    const refused = turns.take(async () => 'done');
    expect(turns.isFull()).toBe(true);
    await expect(refused).rejects.toThrow(NoTurnError);
    answer({ turns: 'yours', id: 1 });
    expect(sent).toEqual([
      { turns: 'take', id: 1 },
      { turns: 'end', id: 1 },
    ]);
    expect(turns.isFull()).toBe(false);
  });
});
