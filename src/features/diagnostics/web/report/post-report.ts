/** Specification 9: monitoring request timeout. */
const TIMEOUT_MS = 10_000;

/**
 * Posts to a monitoring call of ours. Failures are ignored: a shop that cannot be reached has other worries, and a
 * report about a report would never end. `leaving`: the page goes away and nobody waits.
 */
export function postReport(name: 'trace' | 'visit' | 'event', report: object, leaving = false): void {
  const path = `/monitoring/${name}`;
  // The shop takes no NUL, whatever a message may hold.
  const body = JSON.stringify(report, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
  const headers = { 'content-type': 'application/json' };
  try {
    if (leaving && navigator.sendBeacon(path, new Blob([body], { type: headers['content-type'] }))) return;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    fetch(path, { method: 'POST', headers, body, keepalive: true, signal }).catch(() => undefined);
  } catch {
    // A browser too old for this has no page to report about.
  }
}
