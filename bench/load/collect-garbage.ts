import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the process that is measured lets itself be looked into, once it is asked to (`SIGUSR1`). */
export const inspectedAt = (port: string): Record<string, string> => ({
  NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}`,
});

async function findAddress(port: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error('the process does not let itself be looked into');
}

/** Throws away what a process holds no longer: what is left is what it needs. */
export async function collectGarbage(pid: number, port: string): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findAddress(port));
  await once(socket, 'open');
  for (let id = 1; id <= 2; id += 1) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
}
