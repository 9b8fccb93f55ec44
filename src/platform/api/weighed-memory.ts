interface Entry<T> {
  value: T;
  weight: number;
  until: number;
}

interface Bounds<T> {
  /** What all of it may weigh. */
  room: number;
  /** How long something is kept, however often it is asked for; without it, until others take its place. */
  keepMs?: number;
  now?: () => number;
  /** Told of everything that goes, whatever for. */
  onDrop?: (key: string, value: T) => void;
}

/**
 * What one process keeps by key, within a bound of weight: those asked for last stay. Whoever keeps something here sees to
 * it that the key tells everything that decides the value.
 */
export class WeighedMemory<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly bounds: Required<Bounds<T>>;
  private held = 0;

  constructor({ room, keepMs = Number.POSITIVE_INFINITY, now = Date.now, onDrop = () => undefined }: Bounds<T>) {
    this.bounds = { room, keepMs, now, onDrop };
  }

  get weight(): number {
    return this.held;
  }

  /** What is kept, without counting as asked for. */
  peek(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.until <= this.bounds.now()) this.drop(key);
    return this.entries.get(key)?.value;
  }

  find(key: string): T | undefined {
    const value = this.peek(key);
    const entry = this.entries.get(key);
    if (entry) this.makeLast(key, entry);
    return value;
  }

  /** Takes the place of what stood under the key; larger than all the room is nothing kept at all. */
  keep(key: string, value: T, weight: number): void {
    this.drop(key);
    this.put(key, { value, weight, until: this.bounds.now() + this.bounds.keepMs });
  }

  /** Says anew what a value weighs that has changed: it stays no longer than before. */
  reweigh(key: string, weight: number): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.held -= entry.weight;
    this.entries.delete(key);
    this.put(key, { ...entry, weight });
  }

  drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.held -= entry.weight;
    this.bounds.onDrop(key, entry.value);
  }

  private makeLast(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private put(key: string, entry: Entry<T>): void {
    this.entries.set(key, entry);
    this.held += entry.weight;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.bounds.room) return;
      this.drop(oldest);
    }
  }
}
