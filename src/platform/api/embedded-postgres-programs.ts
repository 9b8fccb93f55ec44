import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Who the programs run as; empty means as ourselves. PostgreSQL refuses to run as root. */
export interface Identity {
  uid?: number;
  gid?: number;
}

export interface Outcome {
  code: number;
  output: string;
}

/** Nothing of our environment (PGDATA, PGOPTIONS, locale) may reach the server. */
const environment = () => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

/** Runs a program to its end; a failure is an answer, not an exception. */
export const runProgram = (file: string, args: readonly string[], identity: Identity): Promise<Outcome> =>
  new Promise((resolve) => {
    // A working directory that every identity may enter.
    const options = { ...identity, cwd: '/', env: environment(), maxBuffer: 4_000_000 };
    execFile(file, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      const spawnFailure = code === -1 && error !== null ? `${error.message}\n` : '';
      resolve({ code, output: `${spawnFailure}${stdout}${stderr}` });
    });
  });

/** The folder with `bin`, `lib` and `share` of the installed package for this machine. */
export const locatePrograms = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // From this module, and from the folder of the program when it is bundled elsewhere.
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return join(dirname(createRequire(from).resolve(name)), '..', 'native');
    } catch {
      // Not visible from here: the next place, then the sentence below.
    }
  }
  throw new EmbeddedPostgresError(
    `没有找到适用于 ${process.platform}-${process.arch} 的内置 PostgreSQL（${name}），请重新执行 npm ci，或用 DATABASE_URL 指定已有的 PostgreSQL。`,
  );
};
