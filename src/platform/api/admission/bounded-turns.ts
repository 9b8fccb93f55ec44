import { type Queued, WaitingLines } from './waiting-lines.ts';

/** Work that must wait too long: nobody is served better by a longer queue. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
}

export interface TurnLimits {
  /** Works at a time. */
  running: number;
  /** Works that may wait for a turn. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  patience: number;
}

export interface Turns {
  /**
   * Runs the work in its turn; throws NoTurnError instead when none can be had in time. Those who wait come in turns,
   * `who` by `who`; where all places are taken, whoever waits with the most gives one up for somebody with fewer.
   */
  take<T>(work: () => Promise<T>, who?: string): Promise<T>;
  /** Whether work of theirs that came now would be refused. */
  isFull(who?: string): boolean;
}

/** A queue with an end: who finds it full, or waits too long, is told at once instead of holding a connection. */
export function createTurns(limits: TurnLimits): Turns {
  let running = 0;
  const waiting = new WaitingLines();

  const isFull = (who = '') =>
    running >= limits.running && waiting.size >= limits.waiting && waiting.toYieldFor(who) === undefined;

  function waitForTurn(who: string): Promise<void> {
    if (isFull(who)) return Promise.reject(new NoTurnError('queue is full'));
    if (waiting.size >= limits.waiting) waiting.toYieldFor(who)?.giveUp();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.remove(who, queued);
      };
      const queued: Queued = {
        start: () => {
          leave();
          resolve();
        },
        giveUp: () => {
          leave();
          reject(new NoTurnError('no turn in time'));
        },
      };
      const timer = setTimeout(queued.giveUp, limits.patience);
      waiting.add(who, queued);
    });
  }

  /** Hands the turn on, so that nobody who comes later overtakes those who wait. */
  function passOn(): void {
    const next = waiting.next();
    if (next) next.start();
    else running -= 1;
  }

  async function take<T>(work: () => Promise<T>, who = ''): Promise<T> {
    if (running >= limits.running) await waitForTurn(who);
    else running += 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  return { take, isFull };
}
