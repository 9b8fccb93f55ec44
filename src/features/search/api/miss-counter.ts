import type { Database } from '#platform/api/database.ts';
import { inTransaction } from '#platform/api/database.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { addMisses } from './miss-repo.ts';
import { MissShares } from './miss-shares.ts';

/** Counts are written together after so many milliseconds: a search waits for none of it. */
const WAIT_MS = 15_000;
/** Different words that wait to be written; whoever types letters at random fills no memory. */
const MOST_WORDS = 300;

const NOBODY = { firmId: null, userId: null } as const;

type Write = (counts: ReadonlyMap<string, number>) => Promise<void>;

/** Counts words that found nothing, and writes the counts of a while at once. What a process had not written when it ended is lost. */
export class MissCounter {
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private readonly wait: number;
  private readonly shares = new MissShares();

  constructor(wait = WAIT_MS) {
    this.wait = wait;
  }

  /** `asker`: whose search it was, a company or an address; told apart in memory and never written. */
  note(word: string, asker: string, write: Write): void {
    if (!this.shares.takes(asker, word, todayInShanghai())) return;
    const before = this.counts.get(word);
    if (before === undefined && this.counts.size >= MOST_WORDS) return;
    this.counts.set(word, (before ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.flush(write), this.wait).unref();
  }

  /** Writes what was counted; where the database is away it is counted as never searched. */
  async flush(write: Write): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { counts } = this;
    this.counts = new Map();
    if (counts.size === 0) return;
    await write(counts).catch(() => undefined);
  }
}

/** Writes counts into the shop's database, in nobody's name. */
export const writeMisses =
  (database: Database): Write =>
  (counts) =>
    inTransaction(database, NOBODY, 'write', (db) => addMisses(db, counts));
