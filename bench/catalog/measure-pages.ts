import autocannon from 'autocannon';
import { ask } from './ask-shop.ts';
import { summarize, type Times } from './percentiles.ts';

/** Twenty people at once; each looks at a page for half a second on average, quicker than anybody does. */
const USERS = 20;
const CONNECTIONS = 16;

export interface PageFigures {
  /** With thinking between pages. */
  paced: Times;
  /** Connections that never pause: what the server can do at most. */
  pagesPerSecond: number;
  htmlBytes: { median: number; max: number };
}

type Headers = Record<string, string>;

export interface PageSubject {
  shop: string;
  paths: readonly string[];
  sessions: readonly Headers[];
  seconds: number;
}

export async function measurePages(subject: PageSubject): Promise<PageFigures> {
  await saturate(subject, 3);
  const { times, sizes } = await browse(subject);
  const bytes = sizes.toSorted((a, b) => a - b);
  return {
    paced: summarize(times),
    pagesPerSecond: await saturate(subject, subject.seconds),
    htmlBytes: { median: bytes[Math.floor(bytes.length / 2)] ?? 0, max: bytes.at(-1) ?? 0 },
  };
}

async function browse({ shop, paths, sessions, seconds }: PageSubject) {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const sizes: number[] = [];
  let next = 0;
  const user = async (n: number) => {
    while (performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 500));
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      const { ms, text } = await ask(shop, { method: 'GET', path, headers: sessions[n % sessions.length] ?? {} });
      times.push(ms);
      sizes.push(Buffer.byteLength(text));
    }
  };
  await Promise.all(Array.from({ length: USERS }, (_, n) => user(n)));
  return { times, sizes };
}

/**
 * Every connection takes another page each time. The first ones are signed in, one person each, the others visitors from
 * addresses of their own: two connections of one person would meet the limit per person, and refusals are quick.
 */
async function saturate({ shop, paths, sessions }: PageSubject, seconds: number): Promise<number> {
  let clients = 0;
  const setupClient = (client: autocannon.Client) => {
    const headers = sessions[clients] ?? { 'x-forwarded-for': `10.1.1.${clients + 1}` };
    const own = paths.filter((_, n) => n % CONNECTIONS === clients % CONNECTIONS);
    client.setRequests(own.map((path) => ({ method: 'GET', path, headers })));
    clients += 1;
  };
  const result = await autocannon({ url: shop, setupClient, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0) throw new Error(`pages were refused: ${JSON.stringify(result.statusCodeStats)}`);
  return Math.round(result.requests.average);
}
