import { Agent, request } from 'node:http';

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Question {
  method: 'GET' | 'POST';
  /** Path with query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  ms: number;
  text: string;
}

/** Another address for every call: the limit per visitor is not what is measured. */
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`;

/** Asks and reads the whole answer. Anything but 200 ends the measurement: a quick refusal is no result. */
export function ask(shop: string, { method, path, body, headers = {} }: Question): Promise<Answer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${shop}${path}`, {
      method,
      agent,
      headers: { ...(sent ? { 'content-type': 'application/json' } : {}), 'x-forwarded-for': address(), ...headers },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const ms = performance.now() - began;
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200) resolve({ ms, text });
        else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)} (${sent ?? ''})`));
      });
    });
    call.end(sent);
  });
}

/** Times of all questions, `atOnce` of them on their way at any moment; `look` hears every answer, in its place. */
export async function askAll(
  shop: string,
  questions: readonly Question[],
  { atOnce = 1, look }: { atOnce?: number; look?: (text: string, place: number) => void } = {},
): Promise<number[]> {
  const waiting = [...questions.entries()];
  const times: number[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, question] = next;
      const { ms, text } = await ask(shop, question);
      look?.(text, place);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return times;
}
