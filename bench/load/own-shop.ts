import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { childrenOf } from './process-memory.ts';

/** A shop that a measurement starts for itself, with a database of its own. */
export interface OwnShop {
  url: string;
  dataDir: string;
  /** The process that serves. */
  pid: number;
  /** Connection of the database's owner. */
  ownerUrl: string;
  stop(): Promise<void>;
}

const PORT = process.env.PORT ?? '3398';

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
    if (hasEnded()) throw new Error('the shop did not start');
    await pause(100);
  }
}

/** Builds what is missing and serves as `npm start` does; `settings` are variables of the environment. */
export async function startOwnShop(settings: Readonly<Record<string, string>>): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-shop-'));
  const env = { ...process.env, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${PORT}`;
  await untilReady(url, () => child.exitCode !== null);
  const [pid] = await childrenOf(child.pid ?? 0);
  if (pid === undefined) throw new Error('no process serves');
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir: resolve(dataDir, 'postgres') });
  return {
    ...{ url, dataDir, pid, ownerUrl },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
