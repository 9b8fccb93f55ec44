import { type Ending, nextStep, POLL_MS, POLLS_BETWEEN_TRIES } from './next-step.ts';
import type { StreamEvent } from './read-events.ts';

/** What a stream is run with; the clock and the ways out of the browser are given. */
export interface StreamWays {
  /** Resolves when it has ended. */
  open: (lastId: string | null, hear: (event: StreamEvent) => void) => Promise<Ending>;
  /** Asks how much is unread. False: there is nobody to ask for any more. */
  poll: () => Promise<boolean>;
  /** Whether the browser still works for whom it was begun. */
  stillOn: () => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
  chance: () => number;
  tell: (event: StreamEvent) => void;
  isOver: () => boolean;
}

/** Where to go on after this: behind the message, or behind the newest one the counts know of. */
export function resumeAt({ name, data, id }: StreamEvent, before: string | null): string | null {
  const { newestId } = (name === 'unread' ? data : {}) as { newestId?: string | null };
  return id ?? newestId ?? before;
}

/** False: it is not to go on. */
async function pollForAWhile({ poll, wait, isOver }: StreamWays): Promise<boolean> {
  for (let count = 0; count < POLLS_BETWEEN_TRIES; count += 1) {
    if (!(await poll())) return false;
    await wait(POLL_MS);
    if (isOver()) return false;
  }
  return true;
}

/** Keeps a stream open until it is over: goes on from the last number where it broke, and asks now and then where none holds. */
export async function runStream(ways: StreamWays): Promise<void> {
  let lastId: string | null = null;
  let failures = 0;
  const hear = (event: StreamEvent) => {
    lastId = resumeAt(event, lastId);
    ways.tell(event);
  };
  while (!ways.isOver()) {
    const ending = await ways.open(lastId, hear);
    if (ways.isOver()) return;
    const step = nextStep(failures, ending, ways.chance());
    failures = step.failures;
    if (step.todo === 'stop') return;
    if (step.todo === 'poll' && !(await pollForAWhile(ways))) return;
    if (step.todo === 'again') await ways.wait(step.afterMs);
    // Another window may have switched the company meanwhile; its messages are none of this page's.
    if (ways.isOver() || !(await ways.stillOn())) return;
  }
}
