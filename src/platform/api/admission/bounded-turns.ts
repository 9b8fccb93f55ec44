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
  giveUp: () => void;
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
  let waiting = 0;
  /** In the order of turns: who has been served goes to the end. */
  const lines = new Map<string, Set<Waiter>>();

  function longestLine(): Set<Waiter> | undefined {
    let longest: Set<Waiter> | undefined;
    for (const line of lines.values()) if (line.size > (longest?.size ?? 0)) longest = line;
    return longest;
  }

  /** Last of a line that is longer than theirs would become. */
  function waiterToYield(who: string): Waiter | undefined {
    const longest = longestLine();
    const own = lines.get(who)?.size ?? 0;
    return longest && longest.size > own + 1 ? [...longest].at(-1) : undefined;
  }

  const isFull = (who = '') =>
    running >= limits.running && waiting >= limits.waiting && waiterToYield(who) === undefined;

  function remove(who: string, waiter: Waiter): void {
    const line = lines.get(who);
    if (line?.delete(waiter)) waiting -= 1;
    if (line?.size === 0) lines.delete(who);
  }

  function waitForTurn(who: string): Promise<void> {
    if (isFull(who)) return Promise.reject(new NoTurnError('queue is full'));
    if (waiting >= limits.waiting) waiterToYield(who)?.giveUp();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        remove(who, waiter);
      };
      const waiter: Waiter = {
        start: () => {
          leave();
          resolve();
        },
        giveUp: () => {
          leave();
          reject(new NoTurnError('no turn in time'));
        },
      };
      const timer = setTimeout(waiter.giveUp, limits.patience);
      const line = lines.get(who) ?? new Set();
      lines.set(who, line.add(waiter));
      waiting += 1;
    });
  }

  /** Hands the turn on, so that nobody who comes later overtakes those who wait. */
  function passOn(): void {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [who, line] = first;
    const [next] = line;
    lines.delete(who);
    lines.set(who, line);
    next?.start();
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
