import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** When the line is cut: before COMMIT reaches PostgreSQL, or after it was carried out and before its answer arrives. */
export type Cut = 'before commit' | 'after commit';

export interface CuttingProxy {
  /** The same database, by way of this proxy. */
  url: string;
  /** Cuts the next connection that commits, once. */
  cutNext(cut: Cut): void;
  /** Cuts the connection that carries the n-th message from now on: before it arrives, or before its answer does. */
  cutAt(n: number, cut: 'before' | 'after'): void;
  /** Whether the cut that was asked for last has been made; none is made from then on. */
  hasCut(): boolean;
  /** Drops every connection; new ones are taken and never answered. */
  fallSilent(): void;
  speakAgain(): void;
  close(): Promise<void>;
}

const COMMIT = Buffer.from('commit\0');

/** A line to PostgreSQL that breaks at the moment a test wants it to. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let next: Cut | null = null;
  let silent = false;
  let countdown: { left: number; cut: 'before' | 'after' } | null = null;

  function join(client: Socket): void {
    const server = connect(Number(target.port), target.hostname);
    let mute = false;
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (data) => {
      if (next && data.includes(COMMIT)) {
        mute = next === 'after commit';
        next = null;
        if (!mute) return void client.destroy();
      }
      if (countdown && (countdown.left -= 1) === 0) {
        mute = countdown.cut === 'after';
        countdown = null;
        if (!mute) return void client.destroy();
      }
      server.write(data);
    });
    server.on('data', (data) => (mute ? client.destroy() : client.write(data)));
  }

  const listener = createServer((client) => {
    client.on('error', () => undefined);
    if (!silent) return join(client);
    open.add(client);
    client.once('close', () => open.delete(client));
  });
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cutNext(cut) {
      next = cut;
    },
    cutAt(left, cut) {
      countdown = { left, cut };
    },
    hasCut() {
      const cut = countdown === null;
      countdown = null;
      return cut;
    },
    fallSilent() {
      silent = true;
      drop();
    },
    speakAgain() {
      silent = false;
      drop();
    },
    async close() {
      drop();
      await new Promise((done) => listener.close(done));
    },
  };
}
