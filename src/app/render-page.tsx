import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { currentScope } from '#platform/api/request-scope.ts';

/**
 * Pages are rendered whole: every answer is there before React starts, so a stream would only cut the page into a
 * thousand pieces. The text itself goes past the framework, which would wrap it into one.
 */
export const renderWholePage = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    try {
      currentScope().html = await transformHtmlStringWithRouter(
        router,
        renderToString(<StartServer router={router} />),
      );
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  }),
);
