import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { damaged } from './embedded-postgres-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './embedded-postgres-home.ts';
import { runProgram } from './embedded-postgres-programs.ts';
import { prepareSocketFolder } from './embedded-postgres-socket.ts';

/** Long enough for recovery after a crash, seconds. */
const START_SECONDS = 120;
const STOP_SECONDS = 30;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  max_connections: '100',
  // The rows that searches read and the upper part of their index at a million goods; taken only as far as it is used.
  shared_buffers: '512MB',
  // A rebuild of the search index writes some gigabytes: a checkpoint each gigabyte would slow it and everything beside it.
  max_wal_size: '4GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements carry personal data: they are not logged, not even those that fail.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // After a crash the files are written out at once, not one by one: a second instead of ten on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/** For tests: a crash of the machine may cost the cluster, and what databases of a moment hold is little. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

const pgCtl = (home: Home, ...args: string[]) =>
  runProgram(join(home.programs, 'bin', 'pg_ctl'), [...args, '-D', home.cluster], home.identity);

const logOf = (home: Home) => join(home.cluster, 'server.log');

/** What a server writes down of itself, line by line. */
const readOwnFacts = async (home: Home) =>
  (await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');

/** @returns the port of a server that runs on this cluster, whoever started it. */
export const runningPort = async (home: Home): Promise<number | null> => {
  if ((await pgCtl(home, 'status')).code !== 0) return null;
  const port = Number((await readOwnFacts(home))[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
};

/** @returns the folder of the running server's socket; null where it has none. */
export const runningSocket = async (home: Home): Promise<string | null> => (await readOwnFacts(home))[4] || null;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const lastLogLine = async (home: Home): Promise<string> => {
  const lines = (await readFile(logOf(home), 'utf8').catch(() => '')).trim().split('\n');
  // What follows a fatal line is only the shutdown.
  const line = lines.findLast((text) => /\b(FATAL|PANIC):/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?\[\d+\] /, '').trim();
};

const explain = (home: Home, reason: string): string => {
  if (/No space left/.test(reason)) return `磁盘空间不足，内置数据库（${home.cluster}）无法启动（${reason}）。`;
  if (/allocate memory|shared memory/.test(reason)) return `内存不足，内置数据库无法启动（${reason}）。`;
  return damaged(home.cluster, reason);
};

const options = (port: number, durable: boolean, socketFolder: string | null) => {
  const place = { port: String(port), unix_socket_directories: socketFolder ?? '' };
  return Object.entries({ ...place, ...SETTINGS, ...(durable ? DURABLE : FAST) })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
};

/** Two runs of log are kept; nothing grows without end. */
const turnLog = (home: Home) => rename(logOf(home), join(home.cluster, 'server.previous.log')).catch(() => undefined);

/** Starts the server on a port that was free a moment ago, or on the one it had before. @returns the port. */
export const startServer = async (home: Home, durable: boolean, before?: number): Promise<number> => {
  let reason = '';
  const socketFolder = await prepareSocketFolder(home);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = before ?? (await freePort());
    await turnLog(home);
    const limit = String(START_SECONDS);
    const args = ['start', '-w', '-s', '-t', limit, '-l', logOf(home), '-o', options(port, durable, socketFolder)];
    const { code, output } = await pgCtl(home, ...args);
    if (code === 0) return port;
    // Another process may have started it in the same moment.
    const running = await runningPort(home);
    if (running !== null) return running;
    reason = (await lastLogLine(home)) || output.trim();
    if (!/could not (bind|create any TCP)/.test(reason)) break;
  }
  throw new EmbeddedPostgresError(explain(home, reason));
};

/** Ends open connections and waits until the server is gone. */
export const stopServer = async (home: Home): Promise<void> => {
  const wait = ['-w', '-s', '-t', String(STOP_SECONDS)];
  if ((await pgCtl(home, 'stop', '-m', 'fast', ...wait)).code === 0) return;
  if ((await runningPort(home)) === null) return;
  await pgCtl(home, 'stop', '-m', 'immediate', ...wait);
};
