import { performance } from 'node:perf_hooks';
import type { Leave } from './fair-shares.ts';

/** What is read ahead at the same time in one process: it is never what keeps the database busy. */
const AT_ONCE = 2;
/** Share of its time that a process may be at work and still have some to spare. */
const BUSY = 0.7;
/** The process is looked at this often. */
const LOOK_MS = 250;
/** What was seen longer ago says nothing of now. */
const OLD_MS = 2_000;

/** Says how much of its time this process was at work of late. */
export function watchLoop(): () => number {
  let seen = performance.eventLoopUtilization();
  let seenAt = performance.now();
  let share = 0;
  return () => {
    const now = performance.now();
    const age = now - seenAt;
    if (age < LOOK_MS) return share;
    const loop = performance.eventLoopUtilization();
    share = age > OLD_MS ? 0 : (loop.active - seen.active) / age;
    [seen, seenAt] = [loop, now];
    return share;
  };
}

interface Load {
  /** Others wait, or do as much as there is room for. */
  isStrained: () => boolean;
  /** Share of its time that this process is at work. */
  atWork?: (() => number) | undefined;
}

/**
 * Turns for what nobody waits for yet: they are had at once, while there is time to spare, or not at all, and are taken
 * from nobody's share.
 */
export class SpareTurns {
  private running = 0;
  private readonly load: Required<Load>;

  constructor({ isStrained, atWork = watchLoop() }: Load) {
    this.load = { isStrained, atWork };
  }

  /** Null: there is no time to spare. */
  enter(): Leave | null {
    const busy = this.load.atWork() > BUSY;
    if (busy || this.running >= AT_ONCE || this.load.isStrained()) return null;
    this.running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.running -= 1;
    };
  }
}
