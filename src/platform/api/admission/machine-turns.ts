import { NoTurnError, type Turns } from './bounded-turns.ts';

/**
 * Turns for what a machine can do only so many times at once, however many processes ask: one process keeps them, the
 * others ask it by messages. Whoever ends without a word, because it crashed, has given its turns back.
 */

/** `take` and `end` go to the one that keeps them, `yours` and `none` come back. */
interface Word {
  turns: 'take' | 'end' | 'yours' | 'none';
  id: number;
}

/** The way between two processes; a child process and a cluster's worker are one. */
export interface Channel {
  send(message: object): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  once(event: 'exit' | 'disconnect', listener: () => void): unknown;
}

const isAbout = (message: unknown, ...kinds: readonly string[]): message is Word =>
  typeof message === 'object' && message !== null && 'turns' in message && kinds.includes(String(message.turns));

/** Keeps turns for a process that asks for them. */
export function keepTurnsFor(process: Channel, turns: Turns): void {
  const held = new Map<number, () => void>();
  let gone = false;
  process.on('message', (message) => {
    if (!isAbout(message, 'take', 'end')) return;
    const { id } = message;
    if (message.turns === 'end') {
      held.get(id)?.();
      held.delete(id);
      return;
    }
    turns
      .take(
        () =>
          new Promise<void>((end) => {
            // Its turn came after its end: the next one has it.
            if (gone) return end();
            held.set(id, end);
            process.send({ turns: 'yours', id } satisfies Word);
          }),
      )
      .catch(() => !gone && process.send({ turns: 'none', id } satisfies Word));
  });
  const giveBack = () => {
    gone = true;
    for (const end of held.values()) end();
    held.clear();
  };
  process.once('exit', giveBack);
  process.once('disconnect', giveBack);
}

export interface AskLimits {
  /** Works of this process that may wait; beyond that nobody is asked. */
  waiting: number;
  /** Longest wait for an answer, in milliseconds: the process that keeps the turns may be busy. */
  patience: number;
}

/** Turns that another process keeps. */
export function askForTurns(keeper: Pick<Channel, 'send' | 'on'>, { waiting, patience }: AskLimits): Turns {
  const asking = new Map<number, (got: boolean) => void>();
  let lastId = 0;
  const end = (id: number) => keeper.send({ turns: 'end', id } satisfies Word);
  keeper.on('message', (message) => {
    if (!isAbout(message, 'yours', 'none')) return;
    const answer = asking.get(message.id);
    asking.delete(message.id);
    if (answer) answer(message.turns === 'yours');
    else if (message.turns === 'yours') end(message.id);
  });

  const isFull = () => asking.size >= waiting;

  function ask(id: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        asking.delete(id);
        resolve(false);
      }, patience);
      asking.set(id, (got) => {
        clearTimeout(timer);
        resolve(got);
      });
      keeper.send({ turns: 'take', id } satisfies Word);
    });
  }

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (isFull()) throw new NoTurnError('queue is full');
    lastId += 1;
    const id = lastId;
    if (!(await ask(id))) throw new NoTurnError('waited too long');
    try {
      return await work();
    } finally {
      end(id);
    }
  }

  return { take, isFull };
}
