import pg from 'pg';
import { log } from './log.ts';

export interface Listener {
  stop(): Promise<void>;
}

interface Hearing {
  hear: (payload: string) => void;
  /** It listens, for the first time or again: what was said before nobody heard. */
  missed: () => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Listens to one channel on a connection of its own, and on another one when that is lost. */
export function listenToChannel(databaseUrl: string, channel: string, { hear, missed }: Hearing): Listener {
  let stopped = false;
  let client: pg.Client | null = null;
  let pause = FIRST_PAUSE;
  let again: NodeJS.Timeout | undefined;

  const later = () => {
    client = null;
    if (stopped) return;
    again = setTimeout(() => void connect(), pause);
    again.unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = fresh;
    let over = false;
    const lost = (err?: Error) => {
      if (over) return;
      over = true;
      if (!stopped) log.warn({ err, channel }, 'listener lost');
      fresh.end().catch(() => undefined);
      later();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      pause = FIRST_PAUSE;
      missed();
    } catch (error) {
      lost(error as Error);
    }
  }

  const started = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await started;
      await client?.end().catch(() => undefined);
    },
  };
}
