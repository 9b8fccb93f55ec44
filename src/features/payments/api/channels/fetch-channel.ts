/** Channels answer within seconds; whoever waits longer asks again later. */
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 256 * 1024;

export interface ChannelResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** One call to a channel: no redirect is followed, and an answer that has no end is cut off. */
export async function fetchChannel(url: string, init: RequestInit): Promise<ChannelResponse> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Error('payment channel answered too much');
    chunks.push(chunk);
  }
  return { status: response.status, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') };
}
