export interface Waiter {
  person: string;
  start: () => void;
}

/** Those of one company who wait: a line for each person, served in turns. */
export class PersonQueues<W extends Waiter = Waiter> {
  /** In the order of turns: who has been served goes to the end. */
  private readonly lines = new Map<string, Set<W>>();

  isEmpty(person: string): boolean {
    return !this.lines.has(person);
  }

  people(): Iterable<string> {
    return this.lines.keys();
  }

  add(waiter: W): void {
    const line = this.lines.get(waiter.person);
    if (line) line.add(waiter);
    else this.lines.set(waiter.person, new Set([waiter]));
  }

  remove(waiter: W): void {
    const line = this.lines.get(waiter.person);
    line?.delete(waiter);
    if (line?.size === 0) this.lines.delete(waiter.person);
  }

  /** Everybody else comes first. */
  toEnd(person: string): void {
    const line = this.lines.get(person);
    if (!line) return;
    this.lines.delete(person);
    this.lines.set(person, line);
  }

  /** Starts one of each person who may, round after round, until nobody may. */
  serve(may: (person: string, next: W) => boolean): void {
    let served = true;
    while (served) {
      served = false;
      for (const [person, line] of [...this.lines]) {
        const [next] = line;
        if (!next || !may(person, next)) continue;
        this.lines.delete(person);
        line.delete(next);
        if (line.size > 0) this.lines.set(person, line);
        next.start();
        served = true;
      }
    }
  }
}
