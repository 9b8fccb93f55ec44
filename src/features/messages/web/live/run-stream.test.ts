import { expect, it } from 'vitest';
import type { Ending, EndReason } from './next-step.ts';
import type { StreamEvent } from './read-events.ts';
import { resumeAt, runStream } from './run-stream.ts';

const message = (id: string): StreamEvent => ({ name: 'message', data: {}, id });
const unread = (newestId: string | null): StreamEvent => ({ name: 'unread', data: { newestId }, id: null });

interface Try {
  events?: StreamEvent[];
  reason: EndReason;
  lastedMs?: number;
}

/** Runs a stream through these tries; when they are used up it is over. */
async function run(tries: Try[], { polls = true, stillOn = true } = {}) {
  const from: (string | null)[] = [];
  const waited: number[] = [];
  const told: StreamEvent[] = [];
  let asked = 0;
  let over = false;
  await runStream({
    open: async (lastId, hear): Promise<Ending> => {
      from.push(lastId);
      const [now] = tries.splice(0, 1);
      over = tries.length === 0;
      for (const event of now?.events ?? []) hear(event);
      return { reason: now?.reason ?? 'session', lastedMs: now?.lastedMs ?? 0 };
    },
    poll: async () => {
      asked += 1;
      return polls;
    },
    stillOn: async () => stillOn,
    wait: async (ms) => void waited.push(ms),
    chance: () => 0,
    tell: (event) => told.push(event),
    isOver: () => over,
  });
  return { from, waited, told, asked };
}

it.each([
  ['behind a message', message('7'), '3', '7'],
  ['behind the newest that was counted', unread('9'), '7', '9'],
  ['where it was while there is none', unread(null), null, null],
  ['where it was after anything else', { name: 'other', data: null, id: null }, '7', '7'],
])('goes on %s', (_, event, before, expected) => {
  expect(resumeAt(event, before)).toBe(expected);
});

it('goes on from the last number where it broke', async () => {
  const { from, told } = await run([
    { events: [unread('4'), message('5')], reason: 'broken' },
    { events: [message('6')], reason: 'drain' },
    { reason: 'broken' },
  ]);
  expect(from).toEqual([null, '5', '6']);
  expect(told).toEqual([unread('4'), message('5'), message('6')]);
});

it('asks every 30 s after three broken tries, and tries again after five minutes', async () => {
  const broken: Try = { reason: 'broken' };
  const { waited, asked, from } = await run([broken, broken, broken, broken]);
  expect(from).toHaveLength(4);
  expect(asked).toBe(10);
  expect(waited).toEqual([1_000, 2_000, ...Array<number>(10).fill(30_000)]);
});

it('ends with the session: told by the stream, by an answer, or found out', async () => {
  const again: Try = { reason: 'broken' };
  expect((await run([{ reason: 'session' }, again])).from).toHaveLength(1);
  expect((await run([{ reason: 'full' }, again], { polls: false })).from).toHaveLength(1);
  expect((await run([again, again], { stillOn: false })).from).toHaveLength(1);
});
