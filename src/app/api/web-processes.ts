import cluster, { type Worker } from 'node:cluster';
import { log } from '#platform/api/log.ts';
import { keepSharesFor } from './process-shares.ts';

/** A process that falls over again within this time waits as long before it gets a successor. */
const PAUSE_MS = 1_000;
/** Name of the variable by which a web process learns the database its parent has opened. */
const DATABASE = 'SHOP_WEB_DATABASE';

/** Connection of the application's role in a process that was started by another; null in the first one. */
export const inheritedDatabase = (): string | null => (cluster.isWorker ? (process.env[DATABASE] ?? null) : null);

export interface WebProcesses {
  /** Resolves when all of them have drained and ended. */
  stop(): Promise<void>;
}

/**
 * Serves with several processes on one port: rendering takes a core, and Node has one per process. A process that dies
 * gets a successor; resolves when the first generation listens.
 */
export async function startWebProcesses(count: number, databaseUrl: string): Promise<WebProcesses> {
  let stopping = false;
  const alive = new Set<Worker>();
  const keepShares = keepSharesFor();
  const fork = () => {
    const worker = cluster.fork({ [DATABASE]: databaseUrl });
    alive.add(worker);
    keepShares(worker, () => alive);
    worker.once('exit', (code, signal) => {
      alive.delete(worker);
      if (stopping) return;
      log.error({ code, signal }, 'web process ended');
      setTimeout(() => !stopping && fork(), PAUSE_MS);
    });
    return worker;
  };
  await Promise.all(Array.from({ length: count }, () => listening(fork())));
  return {
    async stop() {
      stopping = true;
      await Promise.all([...alive].map(ended));
    },
  };
}

function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', () => reject(new Error('web process did not start')));
  });
}

function ended(worker: Worker): Promise<void> {
  const over = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.process.kill('SIGTERM');
  return over;
}
