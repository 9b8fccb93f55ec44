import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Home } from './embedded-postgres-home.ts';

/** The name of a socket may have 107 bytes on Linux and 103 elsewhere, the file in this folder among them. */
const LONGEST = 85;
/** The path goes through a shell and through a list of PostgreSQL's: neither reads anything into these. */
const PLAIN = /^[\w./-]+$/;

/**
 * Folder of the socket that this machine's own processes connect through; only whoever runs the server may enter it.
 * It carries a fifth more small statements than TCP does. Null where there can be none: TCP it is then.
 */
export const prepareSocketFolder = async ({ cluster, identity }: Home): Promise<string | null> => {
  const folder = join(dirname(cluster), 'socket');
  if (process.platform === 'win32' || Buffer.byteLength(folder) > LONGEST || !PLAIN.test(folder)) return null;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await lstat(folder)).isDirectory()) return null;
    if (identity.uid !== undefined && identity.gid !== undefined) await chown(folder, identity.uid, identity.gid);
    await chmod(folder, 0o700);
    return folder;
  } catch {
    return null;
  }
};
