import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { log } from '#platform/api/log.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { isCallError } from '#platform/web/api-client.ts';

/** React's mark of a part that was not there when it was needed. */
const LEFT_OUT = '<!--$!-->';

/**
 * Pages are rendered whole, though their heads may have left before (decision 0060): every answer is there before React starts,
 * so a stream would only cut the page into a thousand pieces. The text itself goes past the framework, which would wrap it into
 * one.
 */
export const renderWholePage = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    keepScripts(router);
    try {
      const html = await renderAll(<StartServer router={router} />);
      currentScope().html = await transformHtmlStringWithRouter(router, html);
      return new Response(null, { status: statusOf(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  }),
);

/** A refusal stays a refusal: who may not see a page is told so, and nobody is woken for it. */
function statusOf(router: AnyRouter): number {
  const [root] = router.state.matches;
  if ((root?.context as { refusal?: string | null } | undefined)?.refusal) return 403;
  const error: unknown = router.state.matches.find(({ status }) => status === 'error')?.error;
  return isCallError(error) && error.status < 500 ? error.status : getSsrStatus(router);
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
async function renderAll(page: ReactElement): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(LEFT_OUT)) return html;
  } catch (error) {
    log.debug({ error }, 'page rendered again');
  }
  log.debug({ path: currentScope().url.pathname }, 'page waited for a part that was not there');
  const waiting = await renderToReadableStream(page);
  await waiting.allReady;
  await waiting.cancel();
  return renderToString(page);
}
