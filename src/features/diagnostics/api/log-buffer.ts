import { log } from '#platform/api/log.ts';

export interface LogBuffer<Row> {
  /** Takes a row; never waits and never throws. */
  add(row: Row): void;
  /** Writes what has been taken so far. */
  flush(): Promise<void>;
  /** Writes the rest; rows that come later are dropped. */
  close(): Promise<void>;
}

export interface LogBufferOptions<Row> {
  /** Names the buffer in complaints. */
  name: string;
  write: (rows: Row[]) => Promise<void>;
  everyMs?: number;
  batchSize?: number;
  /** Rows held while the database is slow; beyond it the oldest are dropped. */
  capacity?: number;
  now?: () => number;
}

/** A failing database would otherwise fill the log of the process as well. */
const COMPLAIN_EVERY_MS = 60_000;

/** Counts rows that are lost and says so, at most once a minute. */
function createComplaint(buffer: string, now: () => number) {
  let lost = 0;
  let complainedAt = Number.NEGATIVE_INFINITY;
  return (rows: number, err?: unknown) => {
    lost += rows;
    if (now() - complainedAt < COMPLAIN_EVERY_MS) return;
    complainedAt = now();
    log.warn({ err, buffer, lost }, 'rows of a log were lost');
    lost = 0;
  };
}

/**
 * Gathers rows and writes them in batches, in the order they came, so that nothing that is logged waits for the
 * database. A batch that cannot be written is lost: a log must not bring down what it watches.
 */
export function createLogBuffer<Row>(options: LogBufferOptions<Row>): LogBuffer<Row> {
  const { name, write, everyMs = 1_000, batchSize = 200, capacity = 5_000, now = Date.now } = options;
  const rows: Row[] = [];
  const complain = createComplaint(name, now);
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let closed = false;

  const writeAll = async () => {
    while (rows.length) {
      const batch = rows.splice(0, batchSize);
      await write(batch).catch((error: unknown) => complain(batch.length, error));
    }
  };

  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    // Batches wait for each other, so that rows keep their order and one connection is enough.
    if (writing) await writing;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    await writing;
  };

  const add = (row: Row) => {
    if (closed) return;
    if (rows.length >= capacity) {
      rows.shift();
      complain(1);
    }
    rows.push(row);
    if (rows.length >= batchSize && !writing) void flush();
    // The process may end while rows wait: closing writes them.
    else timer ??= setTimeout(() => void flush(), everyMs).unref();
  };

  const close = async () => {
    closed = true;
    await flush();
  };

  return { add, flush, close };
}
