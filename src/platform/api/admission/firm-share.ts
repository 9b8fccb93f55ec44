/** What one company may have of a process, and one of its people. */
export interface ShareLimits {
  /** Calls at a time. */
  running: number;
  /** Calls that may wait. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  patience: number;
  /** Milliseconds of work a second while others are at work too; alone, all of the machine is theirs. */
  pace: number;
  /** Milliseconds of work that may be done at once after a rest. */
  burst: number;
  /** With more calls waiting than this, a quarter of the pace is left. */
  many: number;
}

/** Seconds of its pace by which a share may be overdrawn: a long call makes the next one wait, but not for long. */
const OVERDRAFT_SECONDS = 1;

/** What is left of the pace of whoever sends more at once than a page does: a program, which loses nothing by waiting. */
const PACE_OF_MANY = 1 / 4;

/** Counts the calls of somebody, and the time they took against the pace; times in milliseconds on any clock. */
export class Share {
  running = 0;
  waiting = 0;
  private left: number;
  private at: number;
  private readonly limits: ShareLimits;

  constructor(limits: ShareLimits, now: number) {
    this.limits = limits;
    this.left = limits.burst;
    this.at = now;
  }

  private get pace(): number {
    return this.waiting > this.limits.many ? this.limits.pace * PACE_OF_MANY : this.limits.pace;
  }

  private refill(now: number): void {
    this.left = Math.min(this.limits.burst, this.left + ((now - this.at) / 1000) * this.pace);
    this.at = now;
  }

  isFull(): boolean {
    return this.waiting >= this.limits.waiting;
  }

  /** Milliseconds until the next call may start; infinite while as many run as may. */
  wait(now: number, crowded: boolean): number {
    if (this.running >= this.limits.running) return Number.POSITIVE_INFINITY;
    this.refill(now);
    return !crowded || this.left > 0 ? 0 : (1 - this.left) / (this.pace / 1000);
  }

  start(now: number, expected: number): void {
    this.running += 1;
    this.spend(now, expected);
  }

  end(now: number, further: number): void {
    this.running -= 1;
    this.spend(now, further);
  }

  private spend(now: number, ms: number): void {
    this.refill(now);
    this.left = Math.max(this.left - ms, -OVERDRAFT_SECONDS * this.limits.pace);
  }

  /** Nothing of it is left to be remembered. */
  isAtRest(now: number): boolean {
    this.refill(now);
    return this.running === 0 && this.waiting === 0 && this.left >= this.limits.burst;
  }
}
