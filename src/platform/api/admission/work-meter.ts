import { performance } from 'node:perf_hooks';

/** How often it is looked at how much others disturb this process. */
const LOOK_MS = 500;
/** Beyond this a machine is so busy that nothing can be said. */
const MOST_DISTURBED = 20;

export interface Meter {
  /** Called when a call starts; answers with what it did when it is called again at the end, in milliseconds. */
  start(): () => number;
}

/**
 * Measures what calls cost by the time they take, as on a machine that does nothing else: time is divided among the calls
 * that run in it, and shortened by as much as this process had to wait for a core. So nobody pays for others' calls, and
 * the time PostgreSQL works for a call counts as well as our own.
 */
export class WorkMeter implements Meter {
  private running = 0;
  /** What every call that ran all the time would have done until now. */
  private done = 0;
  private at = performance.now();
  private disturbed = 1;
  private lookedAt = performance.now();
  private loop = performance.eventLoopUtilization();
  private processor = process.threadCpuUsage();

  start(): () => number {
    this.tick();
    this.running += 1;
    const began = this.done;
    return () => {
      this.tick();
      this.running -= 1;
      return this.done - began;
    };
  }

  private tick(): void {
    const now = performance.now();
    if (this.running > 0) this.done += (now - this.at) / this.running / this.disturbed;
    this.at = now;
    if (now - this.lookedAt > LOOK_MS) this.look(now);
  }

  private look(now: number): void {
    const loop = performance.eventLoopUtilization();
    const processor = process.threadCpuUsage();
    const busy = loop.active - this.loop.active;
    const used = (processor.user + processor.system - this.processor.user - this.processor.system) / 1_000;
    this.disturbed = used > 0 ? Math.min(MOST_DISTURBED, Math.max(1, busy / used)) : 1;
    this.lookedAt = now;
    this.loop = loop;
    this.processor = processor;
  }
}
