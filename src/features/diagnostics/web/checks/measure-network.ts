import type { Health } from '../../contract/diagnostics-schemas.ts';
import type { ConnectionTimes } from '../../rules/judge-network.ts';
import { PING_COUNT, STREAM_TICKS } from '../../rules/net-thresholds.ts';
import { diagnosticsApi } from '../diagnostics-api.ts';
import type { CheckRun } from './check.ts';

/** A check that hears nothing for so long has failed. */
const PATIENCE_MS = 10_000;

let asked = 0;
/** An address nobody has asked for: no store on the way can answer it. */
const freshNumber = () => `${Date.now()}-${++asked}`;

const patience = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function timesOf(entry: PerformanceResourceTiming): ConnectionTimes {
  const { domainLookupStart, domainLookupEnd, connectStart, connectEnd, secureConnectionStart } = entry;
  const secured = secureConnectionStart > 0;
  return {
    dns: domainLookupEnd - domainLookupStart,
    connect: (secured ? secureConnectionStart : connectEnd) - connectStart,
    tls: secured ? connectEnd - secureConnectionStart : 0,
    reused: connectEnd === connectStart,
  };
}

/** How long name and connection took; the page's own connection when the browser uses that one again. */
export async function measureConnection(signal: AbortSignal): Promise<ConnectionTimes | null> {
  const path = `/monitoring/ping?n=${freshNumber()}`;
  await fetch(path, { cache: 'no-store', signal: patience(signal) });
  // The browser notes the request a moment after it ends.
  await pause(50);
  const [request] = performance.getEntriesByName(new URL(path, window.location.href).href);
  const [page] = performance.getEntriesByType('navigation');
  const seen = [request, page].filter((entry) => entry instanceof PerformanceResourceTiming).map(timesOf);
  return seen.find((times) => !times.reused) ?? seen[0] ?? null;
}

export interface Trips {
  /** Milliseconds; null for those that were lost. */
  times: (number | null)[];
  /** Clock of the server minus ours, from the quickest trip; null when none came back. */
  skew: number | null;
}

/** Ten round trips, one after the other. */
export async function measureTrips({ signal, noteRequest }: CheckRun): Promise<Trips> {
  const trips: Trips = { times: [], skew: null };
  let quickest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < PING_COUNT && !signal.aborted; n += 1) {
    const started = performance.now();
    const answer = await diagnosticsApi.call.ping({ n: freshNumber() }, { signal: patience(signal) }).catch(() => null);
    const time = performance.now() - started;
    trips.times.push(answer ? time : null);
    if (!answer || time >= quickest) continue;
    quickest = time;
    // The server looked at its clock about half way.
    trips.skew = Date.parse(answer.serverTime) - (Date.now() - time / 2);
    if (n === 0) noteRequest(answer.requestId);
  }
  return trips;
}

export interface TimedHealth {
  health: Health;
  time: number;
}

/** A POST through the contract, as every page makes them; null without a proper answer. */
export async function measureCall({ signal, noteRequest }: CheckRun): Promise<TimedHealth | null> {
  const started = performance.now();
  const health = await diagnosticsApi.call.health({}, { signal: patience(signal) }).catch(() => null);
  if (!health) return null;
  noteRequest(health.requestId);
  return { health, time: performance.now() - started };
}

/** Loads a picture as pages do; null when it does not come. */
export async function measurePicture(address: string, signal: AbortSignal): Promise<number | null> {
  const started = performance.now();
  const picture = new Image();
  const limit = patience(signal);
  return new Promise((done) => {
    picture.onload = () => done(performance.now() - started);
    picture.onerror = () => done(null);
    limit.addEventListener('abort', () => done(null));
    picture.src = `${address}?n=${freshNumber()}`;
  });
}

/** Half a megabyte, timed from its first byte to its last. */
export async function measureDownload({ signal, noteRequest }: CheckRun) {
  try {
    const response = await fetch('/monitoring/download', { cache: 'no-store', signal: patience(signal) });
    if (response.status === 429) return 'refused';
    if (!response.ok) return 'failed';
    noteRequest(response.headers.get('x-request-id') ?? '');
    const started = performance.now();
    const { byteLength } = await response.arrayBuffer();
    return { bytes: byteLength, time: performance.now() - started };
  } catch {
    return 'failed';
  }
}

/** When each server-sent event arrived, in milliseconds since it was asked for. */
export async function measureStream({ signal, noteRequest }: CheckRun): Promise<number[] | 'refused'> {
  const arrivals: number[] = [];
  const started = performance.now();
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await fetch('/monitoring/stream', { headers, cache: 'no-store', signal: patience(signal) });
    if (response.status === 429) return 'refused';
    noteRequest(response.headers.get('x-request-id') ?? '');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    while (reader && arrivals.length < STREAM_TICKS) {
      const { done, value } = await reader.read();
      if (done) break;
      const time = performance.now() - started;
      arrivals.push(...Array.from(value.matchAll(/^data:/gm), () => time));
    }
  } catch {
    // What had arrived until then is the finding.
  }
  return arrivals;
}
