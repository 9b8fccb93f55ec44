import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { failedPage, pauseBefore } from '#platform/api/failed-page.ts';
import { log } from '#platform/api/log.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { atOtherMoment, expectSameText } from './other-moment.ts';
import { pageKey } from './page-key.ts';
import { hasNoDocument, pageStatus } from './page-status.ts';
import { cutPage, fillPage, markTimes, RenderedPages } from './rendered-pages.ts';
import { isOfFrame, loadFrame } from './web/frame/frame-queries.ts';
import { dataText, dataTexts, type IsCarried } from './web/page-data.tsx';

/** React's mark of a part that was not there when it was needed. */
const LEFT_OUT = '<!--$!-->';

const renderedPages = new RenderedPages();

/**
 * What stands for the page's data and for the number of its request while it is rendered: no text of a page can hold a
 * number that was drawn for it. The number of a request may be a client's own word.
 */
export const dataMark = (): string => `data-${currentScope().nonce}`;
export const requestMark = (): string => `request-${currentScope().nonce}`;
const timeMark = (): string => `time-${currentScope().nonce}`;

/**
 * Pages are rendered whole, though their heads may have left before (decision 0060): every answer is there before React starts,
 * so a stream would only cut the page into a thousand pieces. The text itself goes past the framework, which would wrap it into
 * one.
 */
export const renderWholePage = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    keepScripts(router);
    try {
      const status = pageStatus(router);
      currentScope().html = hasNoDocument(router) ? failedPage(status) : await pageOf(router, status);
      return new Response(null, { status, headers: pauseBefore(status, responseHeaders) });
    } finally {
      router.serverSsr?.cleanup();
    }
  }),
);

/**
 * A page that was rendered from exactly the same is the same page (decision 0063): nonce, number of the request and all
 * times are put in anew.
 */
async function pageOf(router: AnyRouter, status: number): Promise<string> {
  const { nonce, requestId } = currentScope();
  const { queryClient } = router.options.context as { queryClient: QueryClient };
  const isCarried = await carriedWith(status, queryClient);
  const data = dataTexts(queryClient, isCarried);
  const now = String(Date.now());
  const key = status === 200 ? pageKey(router, data.answers) : null;
  const kept = key === null ? null : renderedPages.find(key);
  if (kept) return fillPage(kept, { nonce, requestId, now, data: dataText(data) });
  const element = <StartServer router={router} />;
  const rendered = await renderAll(element);
  const html = markTimes(await transformHtmlStringWithRouter(router, rendered.html), timeMark());
  const page = cutPage(html, { nonce, requestId: requestMark(), now: timeMark(), data: dataMark() });
  if (key !== null && rendered.atOnce) {
    if (renderedPages.compares) expectSameAtAnyMoment(element);
    renderedPages.keep(key, page, router.state.location.pathname);
  }
  const all = rendered.atOnce ? data : dataTexts(queryClient, isCarried);
  return fillPage(page, { nonce, requestId, now, data: dataText(all) });
}

/**
 * Whoever gets this page within a minute has another clock, other random numbers and other cookies: none of them may show. Both are
 * renderings after the first, to which alone the framework hands its sheets.
 */
function expectSameAtAnyMoment(element: ReactElement): void {
  const other = atOtherMoment(() => renderToString(element));
  expectSameText(renderToString(element), other, 'a page that is kept shows a clock, a random number or a cookie');
}

const everything: IsCarried = () => true;

/**
 * A page that is not shown carries its frame alone. What was asked for beside the answer that refused it may have come or
 * not: that would tell how long the refusal took, and what there is to refuse.
 */
async function carriedWith(status: number, queryClient: QueryClient): Promise<IsCarried> {
  if (status === 200) return everything;
  // Whatever the refusal overtook: the same answers stand in each such page.
  await loadFrame(queryClient).catch(() => undefined);
  return isOfFrame;
}

/** The framework hands its scripts out once; a page that is rendered again needs them again. */
function keepScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take();
    return taken;
  };
}

/** A part that comes late, or an answer that no loader asked for, costs a rendering more, never the page. */
async function renderAll(page: ReactElement): Promise<{ html: string; atOnce: boolean }> {
  try {
    const html = renderToString(page);
    if (!html.includes(LEFT_OUT)) return { html, atOnce: true };
  } catch (error) {
    log.debug({ error }, 'page rendered again');
  }
  log.debug({ path: currentScope().url.pathname }, 'page waited for a part that was not there');
  const waiting = await renderToReadableStream(page);
  await waiting.allReady;
  await waiting.cancel();
  return { html: renderToString(page), atOnce: false };
}
