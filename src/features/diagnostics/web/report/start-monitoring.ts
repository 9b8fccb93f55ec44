import { FAULT_EVENTS } from '#platform/web/browser/note-faults.ts';
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
  state: { resolvedLocation?: Place };
  subscribe(event: 'onResolved', listener: (change: { fromLocation?: Place; toLocation: Place }) => void): () => void;
}

/** What happened before there was anybody to report it. */
interface Before {
  /** Path of the page that was opened. */
  pathname: string;
  faults: readonly Event[];
}

function reportVisit({ href }: Place): void {
  const sc = new URLSearchParams(href.split('?')[1]).get('sc') ?? undefined;
  // The title follows the page in the same turn.
  setTimeout(() => postReport('visit', { path: href.slice(0, 2000), title: document.title, sc }));
}

/** The first page is in the access log already, written by the server; whoever was quick has left it by now. */
function reportVisits(navigation: Navigation, opened: string): void {
  const { resolvedLocation: shown } = navigation.state;
  if (shown && shown.pathname !== opened) reportVisit(shown);
  navigation.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) reportVisit(toLocation);
  });
}

function reportFault(event: Event): void {
  if (event instanceof ErrorEvent) reportError(event.error, 'script');
  else if (event instanceof PromiseRejectionEvent) reportError(event.reason, 'script');
  else reportError((event as VitePreloadErrorEvent).payload, 'chunk');
}

/** What fails in this page is reported to our own monitoring, what has failed before too, and so is every page that is opened. */
export function startMonitoring(navigation: Navigation, { pathname, faults }: Before): void {
  watchFailedCalls(({ path, ms, status, requestId, message }) => {
    const traceId = requestId ? { traceId: requestId } : {};
    sendReport({ kind: 'request', requestUrl: path, duration: ms, status, message, errorBody: message, ...traceId });
  });
  faults.forEach(reportFault);
  for (const name of FAULT_EVENTS) window.addEventListener(name, reportFault);
  window.addEventListener('pagehide', sendWaiting);
  reportVisits(navigation, pathname);
}
