/** Carriers answer within seconds; whoever waits longer asks again later. */
const TIMEOUT_MS = 8_000;
const ANSWER_BYTES = 256 * 1024;

export interface CarrierCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** One call: no redirect is followed, and an answer that has no end, or is none, is thrown. */
export async function fetchCarrier(url: URL, { timeoutMs = TIMEOUT_MS, ...call }: CarrierCall): Promise<unknown> {
  const response = await fetch(url, { ...call, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Error('carrier answered too much');
    chunks.push(chunk);
  }
  if (!response.ok) throw new Error(`carrier answered ${response.status}`);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
