import { callHeaders } from '#platform/web/page-caller.ts';
import type { Ending, EndReason } from './next-step.ts';
import { createEventReader, type StreamEvent } from './read-events.ts';

const PATH = '/news-center/message/stream';
/** The first event comes at once; later there is a sign of life every 25 s. */
const FIRST_WITHIN_MS = 15_000;
const SILENT_MS = 60_000;

const REASONS: readonly string[] = ['session', 'drain', 'full'] satisfies EndReason[];
/** The session is over, somebody else's, or was never allowed to ask. */
const REFUSALS: readonly number[] = [204, 401, 403];

/** `end` tells why the server stops. */
function endOf({ name, data }: StreamEvent): EndReason | null {
  if (name !== 'end') return null;
  const { reason } = (data ?? {}) as { reason?: string };
  return REASONS.includes(reason ?? '') ? (reason as EndReason) : 'broken';
}

async function readAll(body: ReadableStream<Uint8Array>, hear: (piece: string) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) hear(part.value);
}

/** One try of the stream, until it ends, however that is. */
export async function openStream(
  signal: AbortSignal,
  lastId: string | null,
  hear: (event: StreamEvent) => void,
): Promise<Ending> {
  const started = Date.now();
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_WITHIN_MS);
  let reason: EndReason = 'broken';
  const read = createEventReader((event) => {
    reason = endOf(event) ?? reason;
    if (event.name !== 'end') hear(event);
  });
  try {
    const response = await fetch(PATH, {
      headers: { ...callHeaders(), accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
      cache: 'no-store',
      priority: 'low',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (REFUSALS.includes(response.status)) reason = 'refused';
    const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream && response.body) {
      await readAll(response.body, (piece) => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENT_MS);
        read(piece);
      });
    } else await response.body?.cancel();
  } catch {
    // Cut off, or given up by the page: what was said before counts.
  } finally {
    clearTimeout(timer);
  }
  return { reason, lastedMs: Date.now() - started };
}
