import { watchFailedCalls } from '#platform/web/http-link.ts';
import { postReport } from './post-report.ts';
import { reportError, sendReport, sendWaiting } from './report-error.ts';

interface Place {
  pathname: string;
  /** The whole address within the shop. */
  href: string;
}

/** What is needed of the router: to hear when a page has been swapped in. */
export interface Navigation {
  subscribe(event: 'onResolved', listener: (change: { fromLocation?: Place; toLocation: Place }) => void): () => void;
}

/** The first page is in the access log already, written by the server. */
function reportVisits(navigation: Navigation): void {
  navigation.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    const sc = new URLSearchParams(toLocation.href.split('?')[1]).get('sc') ?? undefined;
    // The title follows the page in the same turn.
    setTimeout(() => postReport('visit', { path: toLocation.href.slice(0, 2000), title: document.title, sc }));
  });
}

/** From now on what fails in this page is reported to our own monitoring, and so is every page that is opened. */
export function startMonitoring(navigation: Navigation): void {
  watchFailedCalls(({ path, ms, status, requestId, message }) => {
    const traceId = requestId ? { traceId: requestId } : {};
    sendReport({ kind: 'request', requestUrl: path, duration: ms, status, message, errorBody: message, ...traceId });
  });
  window.addEventListener('error', (event) => reportError(event.error, 'script'));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'script'));
  window.addEventListener('vite:preloadError', (event) => reportError(event.payload, 'chunk'));
  window.addEventListener('pagehide', sendWaiting);
  reportVisits(navigation);
}
