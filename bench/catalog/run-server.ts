import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

export interface MeasuredServer {
  url: string;
  /** Resident memory of the server and all it started, MB; null where the system does not tell. */
  memoryMb(): Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts the built shop on a port of its own; behind a proxy as far as addresses go, so that callers can differ. */
export async function runServer(databaseUrl: string | undefined, port: number): Promise<MeasuredServer> {
  if (!existsSync('dist/server/server.js')) throw new Error('run npm run build first');
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, memoryMb: () => memoryOf(child), stop: () => stop(child) };
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

async function memoryOf(child: ChildProcess): Promise<number | null> {
  if (process.platform !== 'linux' || child.pid === undefined) return null;
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const parent = /^\d+$/.test(name) ? await statusOf(Number(name), 'PPid') : null;
    if (parent !== null) parents.set(Number(name), parent);
  }
  const family = new Set([child.pid]);
  for (let grown = -1; grown !== family.size; ) {
    grown = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  const sizes = await Promise.all([...family].map((pid) => statusOf(pid, 'VmRSS')));
  return Math.round(sizes.reduce<number>((sum, kb) => sum + (kb ?? 0), 0) / 1024);
}

async function statusOf(pid: number, field: string): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text);
  return found ? Number(found[1]) : null;
}
