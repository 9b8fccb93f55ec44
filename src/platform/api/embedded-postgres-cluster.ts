import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './embedded-postgres-home.ts';
import { isAlive } from './embedded-postgres-owner.ts';
import { type Identity, runProgram } from './embedded-postgres-programs.ts';
import { readOrCreateSecret } from './secret-file.ts';

/** The builtin provider sorts the same on every machine and needs no locale of the system. */
const INITDB = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

const toIdentity = async (path: string, { uid, gid }: Identity) => {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
};

const initdb = async (home: Home, folder: string, password: string) => {
  const passwordCopy = `${folder}.password`;
  try {
    await mkdir(folder, { mode: 0o700 });
    await toIdentity(folder, home.identity);
    await writeFile(passwordCopy, `${password}\n`, { mode: 0o600 });
    await toIdentity(passwordCopy, home.identity);
    const args = [...INITDB, `--pwfile=${passwordCopy}`, '-D', folder];
    return await runProgram(join(home.programs, 'bin', 'initdb'), args, home.identity);
  } finally {
    await rm(passwordCopy, { force: true });
  }
};

/** What is left of a first start that was killed: `cluster.new-PID` and its password. */
const removeLeftovers = async (home: Home) => {
  const parent = dirname(home.cluster);
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${basename(home.cluster)}\\.new-(\\d+)`).exec(name)?.[1];
    if (pid !== undefined && !isAlive({ pid: Number(pid) })) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
};

/** Made aside and renamed: a first start that is interrupted leaves no half cluster, and of two the first wins. */
const createCluster = async (home: Home, password: string) => {
  await removeLeftovers(home);
  const aside = `${home.cluster}.new-${process.pid}`;
  try {
    const { code, output } = await initdb(home, aside, password);
    if (code !== 0) throw new EmbeddedPostgresError(initFailure(home, output));
    await rename(aside, home.cluster);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(home.cluster)) throw error;
  }
};

const initFailure = (home: Home, output: string) => {
  const reason = /error: (.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? '';
  return `无法在 ${home.cluster} 建立内置数据库（${reason}），请检查磁盘空间和文件夹权限后重新启动。`;
};

/** The data folder was deleted on purpose, but its cluster had to live elsewhere: keep one copy, start anew. */
const setAside = async (home: Home) => {
  const pgCtl = join(home.programs, 'bin', 'pg_ctl');
  await runProgram(pgCtl, ['stop', '-D', home.cluster, '-m', 'immediate', '-s'], home.identity);
  await rm(`${home.cluster}.previous`, { recursive: true, force: true });
  await rename(home.cluster, `${home.cluster}.previous`);
};

const majorOf = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).trim();

const assertUsable = async (home: Home) => {
  const ours = /\b(\d+)\.\d+/.exec(
    (await runProgram(join(home.programs, 'bin', 'postgres'), ['--version'], home.identity)).output,
  )?.[1];
  const theirs = await majorOf(join(home.cluster, 'PG_VERSION'));
  if (!/^\d+$/.test(theirs)) throw new EmbeddedPostgresError(damaged(home.cluster, 'PG_VERSION 缺失或内容无效'));
  if (theirs !== ours) {
    throw new EmbeddedPostgresError(
      `数据文件夹 ${home.cluster} 属于 PostgreSQL ${theirs}，内置的是 ${ours}，请先用旧版本导出数据，再换用新的 DATA_DIR。`,
    );
  }
};

/** One sentence for a cluster that PostgreSQL cannot open. */
export const damaged = (cluster: string, reason: string) =>
  `内置数据库的数据文件夹 ${cluster} 已损坏（${reason}），请从备份恢复它；如果里面只有演示数据，删除它后重新启动即可。`;

/**
 * Makes the cluster on the first start, and checks an existing one.
 * @returns the superuser's password.
 */
export const ensureCluster = async (home: Home): Promise<string> => {
  const known = existsSync(home.passwordFile);
  if (!known && existsSync(home.cluster)) {
    if (!home.moved) {
      throw new EmbeddedPostgresError(`缺少内置数据库的密码文件 ${home.passwordFile}，请从备份恢复它。`);
    }
    await setAside(home);
  }
  const password = await readOrCreateSecret(home.passwordFile);
  if (existsSync(home.cluster)) await assertUsable(home);
  else await createCluster(home, password);
  return password;
};
