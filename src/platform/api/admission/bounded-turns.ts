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

interface Waiter {
  start: () => void;
  timer: NodeJS.Timeout;
}

export interface Turns {
  /** Runs the work in its turn; throws NoTurnError instead when none can be had in time. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Whether work that came now would be refused. */
  isFull(): boolean;
}

/** A queue with an end: who finds it full, or waits too long, is told at once instead of holding a connection. */
export function createTurns(limits: TurnLimits): Turns {
  let running = 0;
  const waiting = new Set<Waiter>();

  const isFull = () => running >= limits.running && waiting.size >= limits.waiting;

  function waitForTurn(): Promise<void> {
    if (isFull()) return Promise.reject(new NoTurnError('queue is full'));
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(waiter);
        reject(new NoTurnError('waited too long'));
      };
      const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, limits.patience) };
      waiting.add(waiter);
    });
  }

  /** Hands the turn on, so that nobody who comes later overtakes those who wait. */
  function passOn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.running) await waitForTurn();
    else running += 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  return { take, isFull };
}
