import { readdir, readFile, readlink } from 'node:fs/promises';
import { familyOf, memoryOf } from '../catalog/process-facts.ts';

/** Sockets that listen on a port, as Linux numbers them. */
async function listeners(port: number): Promise<Set<string>> {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await readFile(table, 'utf8').catch(() => '')).split('\n')) {
      const fields = line.trim().split(/\s+/);
      const [, local = '', , state] = fields;
      if (state === '0A' && Number.parseInt(local.split(':')[1] ?? '', 16) === port) inodes.add(fields[9] ?? '');
    }
  }
  return inodes;
}

async function holds(pid: string, inodes: ReadonlySet<string>): Promise<boolean> {
  for (const file of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
    const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
    if (inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '')) return true;
  }
  return false;
}

/** The shop that listens on this port: its first process. */
async function shopPid(port: number): Promise<number> {
  const inodes = await listeners(port);
  const pids: number[] = [];
  for (const name of await readdir('/proc'))
    if (/^\d+$/.test(name) && (await holds(name, inodes))) pids.push(Number(name));
  const [first] = pids.toSorted((a, b) => a - b);
  if (first === undefined) throw new Error(`nothing listens on port ${port}`);
  return first;
}

const isDatabase = async (pid: number) =>
  (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).includes('postgres');

/** Resident memory of the shop and of all it has started, the database aside, in MB. */
async function memoryNow(pid: number): Promise<number> {
  const family = await familyOf(pid);
  const databases = await Promise.all(family.map(isDatabase));
  return memoryOf(family.filter((_, at) => !databases[at]));
}

/** Watches the shop while the work is done: what it had before, and the most it had at a time. */
export async function watchMemory<T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ result: T; before: number; peak: number }> {
  const pid = await shopPid(port);
  const before = await memoryNow(pid);
  let peak = before;
  let over = false;
  const watching = (async () => {
    while (!over) {
      peak = Math.max(peak, await memoryNow(pid));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const result = await work();
  over = true;
  await watching;
  return { result, before, peak };
}
