import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

const query = async (connectionString: string, text: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows[0] as Record<string, unknown>;
  } finally {
    await client.end();
  }
};

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, durable: false });

const sentenceOf = async (dataDir: string): Promise<string> => {
  const error: unknown = await start(dataDir).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return (error as EmbeddedPostgresError).userMessage;
};

/** As another program would: starts the server and is killed, or stops it when asked to. */
const inAnotherProcess = (dataDir: string, then: 'leave' | 'stop') =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))});
     const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
     if ('${then}' === 'stop') await server.stop();
     process.stdout.write(String(server.port));
     if ('${then}' === 'leave') process.kill(process.pid, 'SIGKILL');`,
  ]).catch((error: { stdout: string; stderr: string; signal: string }) => {
    if (error.signal !== 'SIGKILL') throw error;
    return error;
  });

/** A server that panicked leaves its pid file: what counts is the process. */
const isServed = async (cluster: string) => {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file, 10);
  return Number.isInteger(pid) && existsSync(`/proc/${pid}`);
};

/** Nobody listens any more: no socket, or nothing behind the port. */
const GONE = /ENOENT|ECONNREFUSED/;

describe('embedded PostgreSQL', { timeout: 60_000 }, () => {
  let folder = '';
  let dataDir = '';
  beforeAll(async () => {
    folder = await mkdtemp('/var/tmp/embedded-postgres-');
    // The server runs as another user when we are root: that user has to be able to enter.
    await run('chmod', ['755', folder]);
    dataDir = join(folder, 'postgres');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is reached through a socket that only whoever runs it may enter, and by TCP where there is none', async () => {
    const server = await start(dataDir);
    const socket = new URL(server.ownerUrl).searchParams.get('host') ?? '';
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    expect(await query(server.ownerUrl, 'select inet_client_addr() is null as here')).toEqual({ here: true });
    await server.stop();

    const deep = await start(join(folder, 'a'.repeat(120)));
    expect(new URL(deep.ownerUrl).searchParams.get('host')).toBeNull();
    expect(await query(deep.ownerUrl, 'select inet_client_addr() is null as here')).toEqual({ here: false });
    await deep.stop();
  });

  it('makes the cluster, serves the shop’s database on 127.0.0.1 and keeps it over a restart', async () => {
    const first = await start(dataDir);
    expect(await query(first.ownerUrl, 'create table kept as select 7 as n')).toBeUndefined();
    const settings = await query(
      first.ownerUrl,
      `select current_database() as name, current_setting('listen_addresses') as listen, current_setting('jit') as jit,
        current_setting('timezone') as zone, (select datlocale from pg_database where datname = 'shop') as locale`,
    );
    expect(settings).toEqual({ name: 'shop', listen: '127.0.0.1', jit: 'off', zone: 'UTC', locale: 'C.UTF-8' });
    await first.stop();
    await expect(query(first.ownerUrl, 'select 1')).rejects.toThrow(GONE);

    const second = await start(dataDir);
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual({ n: 7 });
    await second.stop();
  });

  it('lets nobody in without the password', async () => {
    const server = await start(dataDir);
    const wrong = server.ownerUrl.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('never runs as root', async () => {
    const server = await start(dataDir);
    const pid = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0];
    const { uid } = await stat(`/proc/${pid}`);
    await server.stop();
    expect(uid).toBe(process.getuid?.() === 0 ? 65_534 : process.getuid?.());
  });

  it('takes over a server whose starter was killed, and stops it', async () => {
    const { stdout } = await inAnotherProcess(dataDir, 'leave');
    const server = await start(dataDir);
    expect(String(server.port)).toBe(stdout);
    expect(await query(server.ownerUrl, 'select n from kept')).toEqual({ n: 7 });
    await server.stop();
    await expect(query(server.ownerUrl, 'select 1')).rejects.toThrow(GONE);
  });

  it('shares a server with another process without stopping it under its owner', async () => {
    const server = await start(dataDir);
    const { stdout } = await inAnotherProcess(dataDir, 'stop');
    expect(stdout).toBe(String(server.port));
    expect(await query(server.ownerUrl, 'select n from kept')).toEqual({ n: 7 });
    await server.stop();
  });

  it.each([
    ['an emptied PG_VERSION', 'PG_VERSION 缺失或内容无效', (cluster: string) => truncate(join(cluster, 'PG_VERSION'))],
    [
      'an emptied pg_control',
      'global/pg_control',
      (cluster: string) => truncate(join(cluster, 'global', 'pg_control')),
    ],
    ['a missing folder of tables', '已损坏', (cluster: string) => rm(join(cluster, 'base'), { recursive: true })],
    [
      'a folder of an older version',
      '属于 PostgreSQL 15',
      (cluster: string) => writeFile(join(cluster, 'PG_VERSION'), '15\n'),
    ],
  ])('names %s in one sentence and leaves nothing running', async (_what, reason, damage) => {
    const broken = join(folder, 'broken');
    await cp(dataDir, broken, { recursive: true, preserveTimestamps: true });
    const { uid, gid } = await stat(join(dataDir, 'cluster'));
    await run('chown', ['-R', `${uid}:${gid}`, join(broken, 'cluster')]);
    await damage(join(broken, 'cluster'));

    const sentence = await sentenceOf(broken);
    expect(sentence).toContain(reason);
    expect(sentence).toContain(join(broken, 'cluster'));
    expect(sentence.trim().split('\n')).toHaveLength(1);
    expect(await isServed(join(broken, 'cluster'))).toBe(false);
    await rm(broken, { recursive: true });
  });

  it('does not invent a password for a cluster that has one, nor accepts a wrong one', async () => {
    const saved = await readFile(join(dataDir, 'password'), 'utf8');
    await rm(join(dataDir, 'password'));
    expect(await sentenceOf(dataDir)).toContain('缺少内置数据库的密码文件');
    await writeFile(join(dataDir, 'password'), `${'x'.repeat(43)}\n`, { mode: 0o600 });
    expect(await sentenceOf(dataDir)).toContain('不符');
    expect(await isServed(join(dataDir, 'cluster'))).toBe(false);
    await writeFile(join(dataDir, 'password'), saved, { mode: 0o600 });
  });
});
