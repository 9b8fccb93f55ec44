/** How long somebody counts as at work after their last call: people read what they asked for. */
const AT_WORK_MS = 10_000;

/**
 * Who was here last, and who before: enough to say to anybody whether others are at work too.
 */
export class Neighbours {
  private last: string | null = null;
  private lastAt = Number.NEGATIVE_INFINITY;
  private other: string | null = null;
  private otherAt = Number.NEGATIVE_INFINITY;

  note(name: string, now: number): void {
    if (name !== this.last) {
      this.other = this.last;
      this.otherAt = this.lastAt;
      this.last = name;
    }
    this.lastAt = now;
  }

  /** Whether anybody but this one is at work. */
  hasOthers(name: string, now: number): boolean {
    const at = this.last === name ? this.otherAt : this.lastAt;
    return now - at < AT_WORK_MS;
  }

  /** Both who were here last within the given time, for other processes. */
  since(time: number): string[] {
    const seen = [
      [this.last, this.lastAt],
      [this.other, this.otherAt],
    ] as const;
    return seen.flatMap(([name, at]) => (name !== null && at >= time ? [name] : []));
  }
}
