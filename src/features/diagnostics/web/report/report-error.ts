import { isCallError } from '#platform/web/api-client.ts';
import type { TraceInput } from '../../contract/diagnostics-schemas.ts';
import { postReport } from './post-report.ts';
import { createReportQueue } from './report-queue.ts';

type Report = Omit<TraceInput, 'userInfo'>;

const APP_NAME = 'enterprise_pc';
const queue = createReportQueue<Report>((report) => postReport('trace', report));

/** Number of the request this page came with: it ties what happens later to the log. */
function pageRequestId(): string {
  const told = document.querySelector('meta[name=request-id]')?.getAttribute('content');
  return told || 'no-request-id';
}

/** The search part of an address may hold one-time codes; it stays here. */
export function sendReport(facts: Pick<Report, 'kind' | 'message' | 'errorBody'> & Partial<Report>): void {
  const { pathname } = window.location;
  const report: Report = { appName: APP_NAME, traceId: pageRequestId(), requestUrl: pathname, duration: 0, ...facts };
  queue.add({
    ...report,
    page: pathname,
    requestUrl: report.requestUrl.split('?')[0]?.slice(0, 2000) ?? '',
    message: report.message?.slice(0, 1000),
    errorBody: report.errorBody.slice(0, 8000),
  });
}

/** Being refused, aborted or off the line is no fault of the page; failed calls are reported where they fail. */
function isOwnFault(error: unknown): error is Error {
  if (!(error instanceof Error) || isCallError(error)) return false;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return false;
  const offLine = /failed to fetch|networkerror|load failed/i.test(error.message);
  return !offLine && !/-extension:\/\//.test(error.stack ?? '');
}

/** Reports what went wrong in the page itself (specification 8: caught interface errors). Never throws. */
export function reportError(error: unknown, kind: 'interface' | 'script' | 'chunk' = 'interface'): void {
  if (!isOwnFault(error)) return;
  sendReport({ kind, message: `${error.name}: ${error.message}`, errorBody: error.stack ?? error.message });
}

/** The page goes away: what waits is sent now, except for calls that fail because it goes. */
export function sendWaiting(): void {
  for (const report of queue.drain()) if (report.status !== 0) postReport('trace', report, true);
}
