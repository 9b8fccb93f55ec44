import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NET_ERROR_PATH } from '#business/paths/rules/public.ts';
import { startMonitoring } from '#features/diagnostics/web/public.ts';
import { reloadOnMissingChunk } from '#platform/web/browser/chunk-reload.ts';
import { watchIntent } from '#platform/web/intent/watch-intent.ts';
import { comesLate } from './comes-late.ts';
import { loadLateRoutes } from './late-routes.ts';
import { getRouter } from './router.tsx';

/** Items' pages: rows that lead there are loaded ahead on telephones as soon as they are in view. */
const ITEM_START = '/u-';

/**
 * The router's own client instead of the framework's: that one carries the serialiser of server functions, which this
 * shop does not use, and weighs 12 KB on every page.
 */
async function start(): Promise<void> {
  reloadOnMissingChunk(NET_ERROR_PATH);
  if (comesLate(location.pathname)) await loadLateRoutes();
  const router = getRouter();
  startMonitoring(router);
  watchIntent(router as AnyRouter, { inView: (href) => href.startsWith(ITEM_START) });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
