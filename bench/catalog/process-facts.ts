import { readdir, readFile } from 'node:fs/promises';

/** A process and everything below it; empty where the system does not tell. */
export async function familyOf(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const parent = /^\d+$/.test(name) ? await statusOf(Number(name), 'PPid') : null;
    if (parent !== null) parents.set(Number(name), parent);
  }
  const family = new Set([pid]);
  for (let grown = -1; grown !== family.size; ) {
    grown = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

/** Resident memory of these processes in MB. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map((pid) => statusOf(pid, 'VmRSS')));
  return Math.round(sizes.reduce<number>((sum, kb) => sum + (kb ?? 0), 0) / 1024);
}

/** Processor time these processes have used so far, ms; Linux counts it in hundredths of a second. */
export async function processorMs(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // Behind the name in brackets, which may hold anything: user and system time are the 12th and 13th.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }),
  );
  return ticks.reduce((sum, value) => sum + value, 0) * 10;
}

async function statusOf(pid: number, field: string): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text);
  return found ? Number(found[1]) : null;
}
