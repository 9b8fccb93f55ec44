import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

export interface Memory {
  /** Megabytes that lie in memory, those shared with others included. */
  rss: number;
  /** The same with what is shared counted in parts. */
  pss: number;
}

const KB_PER_MB = 1_024;

/** What a process holds of memory (Linux). */
export async function readMemory(pid: number): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / KB_PER_MB;
  return { rss: of('Rss'), pss: of('Pss') };
}

/** Memory of a process that has come to rest: the least of some looks, so that no garbage under way counts. */
export async function settledMemory(pid: number, looks = 10): Promise<Memory> {
  const seen: Memory[] = [];
  for (let look = 0; look < looks; look += 1) {
    await pause(500);
    seen.push(await readMemory(pid));
  }
  return { rss: Math.min(...seen.map(({ rss }) => rss)), pss: Math.min(...seen.map(({ pss }) => pss)) };
}

/** Processes that a process has started (Linux). */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Ticks of all processors: those that were used, and all of them. */
async function readTicks() {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const ticks = line.trim().split(/\s+/).slice(1).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  const all = ticks.reduce((sum, one) => sum + one, 0);
  return { used: all - idle - waiting, all };
}

/** How much of the machine was used by anybody while something was done, in percent. */
export async function watchMachine(): Promise<() => Promise<number>> {
  const before = await readTicks();
  return async () => {
    const after = await readTicks();
    return Math.round((100 * (after.used - before.used)) / Math.max(1, after.all - before.all));
  };
}
