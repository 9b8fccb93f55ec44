export interface Queued {
  start: () => void;
  giveUp: () => void;
}

/** Those who wait for a turn: a line for each address or person, served in turns, so that none of them holds all places. */
export class WaitingLines {
  size = 0;
  /** In the order of turns: who has been served goes to the end. */
  private readonly lines = new Map<string, Set<Queued>>();

  add(who: string, queued: Queued): void {
    const line = this.lines.get(who) ?? new Set();
    this.lines.set(who, line.add(queued));
    this.size += 1;
  }

  remove(who: string, queued: Queued): void {
    const line = this.lines.get(who);
    if (line?.delete(queued)) this.size -= 1;
    if (line?.size === 0) this.lines.delete(who);
  }

  /** The first of the next line; that line is the last one from now on. */
  next(): Queued | undefined {
    for (const [who, line] of this.lines) {
      this.lines.delete(who);
      this.lines.set(who, line);
      return [...line][0];
    }
    return undefined;
  }

  /** Last of a line that is longer than theirs would become. */
  toYieldFor(who: string): Queued | undefined {
    const longest = [...this.lines.values()].reduce<ReadonlySet<Queued>>(
      (most, line) => (line.size > most.size ? line : most),
      new Set(),
    );
    const own = this.lines.get(who)?.size ?? 0;
    return longest.size > own + 1 ? [...longest].at(-1) : undefined;
  }
}
