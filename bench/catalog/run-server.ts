import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { familyOf, memoryOf, processorMs } from './process-facts.ts';

export interface MeasuredServer {
  url: string;
  /** Resident memory of the server and all it started, MB; null where the system does not tell. */
  memoryMb(): Promise<number | null>;
  /** Processor time so far of the server and of its database sessions, ms; a busy machine hardly changes it. */
  processorMs(): Promise<{ server: number; database: number } | null>;
  stop(): Promise<void>;
}

/** Starts the built shop on a port of its own; behind a proxy as far as addresses go, so that callers can differ. */
export async function runServer(databaseUrl: string, port: number): Promise<MeasuredServer> {
  if (!existsSync('dist/server/server.js')) throw new Error('run npm run build first');
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const family = () => familyOf(child.pid ?? 0);
  return {
    url,
    memoryMb: async () => (await memoryOf(await family())) || null,
    processorMs: async () => {
      const server = await processorMs(await family());
      return server ? { server, database: await processorMs(await sessionsOf(databaseUrl)) } : null;
    },
    stop: () => stop(child),
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response?.status === 200;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Process ids of the database's sessions; they mean something only on the same machine. */
export async function sessionsOf(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}
