export interface Waiter {
  person: string;
  start: () => void;
}

/** Those of one company who wait: a line for each person, served in turns. */
export class PersonQueues {
  /** In the order of turns: who has been served goes to the end. */
  private readonly lines = new Map<string, Set<Waiter>>();

  isEmpty(person: string): boolean {
    return !this.lines.has(person);
  }

  people(): Iterable<string> {
    return this.lines.keys();
  }

  add(waiter: Waiter): void {
    const line = this.lines.get(waiter.person);
    if (line) line.add(waiter);
    else this.lines.set(waiter.person, new Set([waiter]));
  }

  remove(waiter: Waiter): void {
    const line = this.lines.get(waiter.person);
    line?.delete(waiter);
    if (line?.size === 0) this.lines.delete(waiter.person);
  }

  /** Starts one of each person who may, round after round, until nobody may. */
  serve(may: (person: string) => boolean): void {
    let served = true;
    while (served) {
      served = false;
      for (const [person, line] of [...this.lines]) {
        const [next] = line;
        if (!next || !may(person)) continue;
        this.lines.delete(person);
        line.delete(next);
        if (line.size > 0) this.lines.set(person, line);
        next.start();
        served = true;
      }
    }
  }
}
