import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from './embedded-postgres-home.ts';
import { startServer } from './embedded-postgres-server.ts';

const LOOK_MS = 500;

/** Nobody listens: a server that only recovers, or is busy, still does. */
async function isGone(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}

export interface Watched {
  port: number;
  durable: boolean;
  log?: (message: string) => void;
}

/**
 * Starts the server again where it was when something kills it: connections are made anew by their pools, and the shop
 * goes on. @returns what ends the watch, which waits for a start under way.
 */
export function keepServing(home: Home, { port, durable, log }: Watched): () => Promise<void> {
  let watching = true;
  const watch = async () => {
    while (watching) {
      await pause(LOOK_MS, undefined, { ref: false });
      if (!watching || !(await isGone(port))) continue;
      log?.('PostgreSQL 意外停止，正在重新启动');
      // Processes of the dead server may still hold its memory for a moment: the next look tries again.
      await startServer(home, durable, port).catch((error: Error) => log?.(error.message));
    }
  };
  const watched = watch();
  return async () => {
    watching = false;
    await Promise.race([watched, pause(LOOK_MS * 2)]);
  };
}
