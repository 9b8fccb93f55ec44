import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the driver wrote to PostgreSQL: kind of the message by its letter in the protocol, and its words. */
export interface Written {
  kind: string;
  /** Of a query (Q) its text; of a parse (P), bind (B) or execute (E) the names it gives, then the text. */
  words: string[];
}

export interface ProtocolTap {
  /** The same database, by way of this tap. */
  url: string;
  /** What was written since the last look, in order. */
  read(): Written[];
  close(): Promise<void>;
}

/** A line to PostgreSQL on which everything that is sent is written down. */
export async function startProtocolTap(databaseUrl: string): Promise<ProtocolTap> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let written: Written[] = [];
  const listener = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const note = messageReader((message) => written.push(message));
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (data) => {
      note(data);
      server.write(data);
    });
    server.on('data', (data) => client.write(data));
  });
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    read() {
      const seen = written;
      written = [];
      return seen;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  };
}

/** The first message has no letter; what belongs to logging in (p) is nobody's business. */
function messageReader(note: (message: Written) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let started = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const kind = started ? rest.toString('latin1', 0, 1) : 'start';
      if (kind !== 'p') note({ kind, words: wordsOf(kind, rest.subarray(head + 4, end)) });
      rest = rest.subarray(end);
      started = true;
    }
  };
}

/** Texts end with a zero: one in a query, two names or a name and the text in the others. */
function wordsOf(kind: string, body: Buffer): string[] {
  const count = { Q: 1, P: 2, B: 2, E: 1 }[kind] ?? 0;
  return body.toString('utf8').split('\0').slice(0, count);
}
