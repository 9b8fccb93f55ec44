import type { FairShares } from './fair-shares.ts';
import type { Channel } from './machine-turns.ts';

/** Processes tell each other this often who is at work. */
const TELL_MS = 1_000;

interface Told {
  neighbours: string[];
}

const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'neighbours' in message && Array.isArray(message.neighbours);

/** Tells the other processes, by way of the one that started this, who is at work here, and hears of theirs. */
export function shareActiveNeighbours(shares: FairShares, parent: Pick<Channel, 'send' | 'on'>): void {
  parent.on('message', (message) => {
    if (isTold(message)) for (const name of message.neighbours) shares.elsewhere.note(name, performance.now());
  });
  const tell = () => {
    const neighbours = shares.here.since(performance.now() - TELL_MS);
    if (neighbours.length > 0) parent.send({ neighbours } satisfies Told);
  };
  setInterval(tell, TELL_MS).unref();
}

/** Passes on what one process tells to all others. */
export function relayActiveNeighbours(from: Channel, others: () => Iterable<Channel>): void {
  from.on('message', (message) => {
    if (!isTold(message)) return;
    for (const other of others()) if (other !== from) other.send(message);
  });
}
