import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';

/** A process, told apart from a later one with the same number by when it started. */
interface Process {
  pid: number;
  started?: string;
}

/** Clock ticks since boot, Linux only; field 22, counted behind the command name that may hold blanks. */
const startOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
};

/** Whether this very process still runs. */
export const isAlive = ({ pid, started }: Process): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return started === undefined || startOf(pid) === undefined || startOf(pid) === started;
};

const readOwner = async (file: string): Promise<Process | null> => {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<Process>;
    return typeof pid === 'number' ? { pid, started } : null;
  } catch {
    return null;
  }
};

/** Whether another process is responsible for the server: then we use it and leave it running. */
export const isOwnedByAnother = async (file: string): Promise<boolean> => {
  const owner = await readOwner(file);
  return owner !== null && isAlive(owner);
};

/** From now on this process stops the server. */
export const takeOwnership = async (file: string): Promise<void> => {
  await writeFile(file, `${JSON.stringify({ pid: process.pid, started: startOf(process.pid) })}\n`);
};

export const giveUpOwnership = (file: string): Promise<void> => rm(file, { force: true });
