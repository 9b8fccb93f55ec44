import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { DOWNLOAD_BYTES, STREAM_GAP_MS, STREAM_TICKS } from '../rules/net-thresholds.ts';

/** Longer than the window of any compression on the way, so that nothing makes the measured download smaller. */
const NOISE = randomBytes(64 * 1024);

/** Per address: measuring is for people who look at the result. */
const PER_MINUTE = { download: 6, stream: 12 } as const;
const limiters = {
  download: new RateLimiterMemory({ keyPrefix: 'download', points: PER_MINUTE.download, duration: 60 }),
  stream: new RateLimiterMemory({ keyPrefix: 'stream', points: PER_MINUTE.stream, duration: 60 }),
};

async function tooMany(kind: keyof typeof limiters, ip: string): Promise<Response | null> {
  const taken = await limiters[kind].consume(ip).then(
    () => true,
    () => false,
  );
  if (taken) return null;
  const { status, message } = commonErrors.TOO_MANY_REQUESTS;
  return new Response(message, {
    status,
    headers: { 'retry-after': '60', 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** Half a megabyte of noise, for measuring how fast it arrives. */
export async function answerDownload(ip: string): Promise<Response> {
  const refused = await tooMany('download', ip);
  if (refused) return refused;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(NOISE);
      sent += NOISE.length;
      if (sent >= DOWNLOAD_BYTES) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(DOWNLOAD_BYTES),
      'cache-control': 'no-store, no-transform',
    },
  });
}

/** Ticks at a steady pace as server-sent events, then the end: whoever gathers them on the way is found out. */
export async function answerStream(ip: string): Promise<Response> {
  const refused = await tooMany('stream', ip);
  if (refused) return refused;
  const encoder = new TextEncoder();
  const left = new AbortController();
  let tick = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (tick > 0) await pause(STREAM_GAP_MS, undefined, { signal: left.signal });
        tick += 1;
        controller.enqueue(encoder.encode(`event: tick\ndata: ${tick}\n\n`));
        if (tick === STREAM_TICKS) controller.close();
      } catch {
        // The reader has gone; the stream is closed already.
      }
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
