import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Identity, locatePrograms, runProgram } from './embedded-postgres-programs.ts';

/** Everything PostgreSQL needs to know about its place on this machine. */
export interface Home {
  /** `initdb`, `pg_ctl`, `postgres` are in its `bin`. */
  programs: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** Password of the superuser, mode 600, readable by us and not by the server. */
  passwordFile: string;
  /** Says which process is responsible for stopping the server. */
  ownerFile: string;
  identity: Identity;
  /** The cluster lives outside `dataDir`, because the server may not enter it. */
  moved: boolean;
}

/** nobody on Debian, Alpine and most others; the number works without an entry in /etc/passwd. */
const NOBODY = 65_534;

/** Where programs and cluster go when the checkout is closed to others (below /root, for example). */
const PUBLIC_PARENT = '/var/tmp';

const isRoot = () => process.getuid?.() === 0;

/** Root hands over to nobody, or to the user who made the cluster before. */
const chooseIdentity = async (cluster: string): Promise<Identity> => {
  if (!isRoot()) return {};
  const owner = await stat(cluster).catch(() => null);
  return owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
};

const mayEnter = async (folder: string, identity: Identity) =>
  (await runProgram('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], identity)).code === 0;

const canRun = async (programs: string, identity: Identity) =>
  (await runProgram(join(programs, 'bin', 'postgres'), ['--version'], identity)).code === 0;

/** Refuses a folder in a world-writable place that somebody else may have prepared for us. */
const makeTrustedFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(`文件夹 ${folder} 不属于当前用户，内置数据库不能使用它，请删除后重新启动。`);
  }
  await chmod(folder, 0o711);
};

const giveTo = async (path: string, { uid, gid }: Identity): Promise<void> => {
  if (uid === undefined || gid === undefined) return;
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid);
  }
};

/** Copied aside and renamed, so that a copy that was interrupted is never taken for a whole one. */
const copyPrograms = async (from: string, parent: string, identity: Identity): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(from, '..', 'package.json'), 'utf8')) as { version: string };
  const to = join(parent, `programs-${version}`);
  if (await canRun(to, identity)) return to;
  const aside = `${to}.${process.pid}`;
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await giveTo(aside, identity);
  await rm(to, { recursive: true, force: true });
  await rename(aside, to);
  return to;
};

/** Decides where programs and cluster are and who runs them; copies the programs when that is the only way. */
export const findHome = async (dataDir: string): Promise<Home> => {
  await mkdir(dataDir, { recursive: true });
  const identity = await chooseIdentity(join(dataDir, 'cluster'));
  const aside = join(PUBLIC_PARENT, `mro-shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  const moved = !(await mayEnter(dataDir, identity));
  const installed = locatePrograms();
  const usable = await canRun(installed, identity);
  if (moved || !usable) await makeTrustedFolder(aside);
  return {
    programs: usable ? installed : await copyPrograms(installed, aside, identity),
    cluster: join(moved ? aside : dataDir, 'cluster'),
    passwordFile: join(dataDir, 'password'),
    ownerFile: join(dataDir, 'owner.json'),
    identity,
    moved,
  };
};
