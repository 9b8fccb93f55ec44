/** Specification 9: monitoring request timeout. */
const TIMEOUT_MS = 10_000;

/** Addresses of specification 7.7; events are our own. */
const PATHS = {
  trace: '/website-api/monitor/trace',
  visit: '/website-api/monitor/share',
  event: '/monitoring/event',
} as const;

/**
 * Posts to a monitoring call of ours. Failures are ignored: a shop that cannot be reached has other worries, and a
 * report about a report would never end. `leaving`: the page goes away and nobody waits.
 */
export function postReport(name: keyof typeof PATHS, report: object, leaving = false): void {
  const path = PATHS[name];
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
