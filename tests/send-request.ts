import { Agent, type IncomingMessage, request as open } from 'node:http';

/** Connections stay open between calls, as those of pages do. */
const agent = new Agent({ keepAlive: true });

export interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};

/**
 * One request over real HTTP and its answer as text. `fetch` does the same with streams and signals around it, for twice
 * the time: tests send some forty thousand. Leads elsewhere are not followed.
 */
export const sendRequest = (url: string, { method, headers, body }: SentRequest): Promise<ReceivedAnswer> =>
  new Promise((done, fail) => {
    const known = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'node', ...headers };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = open(url, { method, agent, headers: { ...known, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        done({ status: response.statusCode ?? 0, headers: headersOf(response), text });
      });
    });
    request.on('error', fail);
    request.end(body);
  });
