import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NET_ERROR_PATH } from '#business/paths/rules/public.ts';
import { afterFrame } from '#platform/web/after-frame.ts';
import { reloadOnMissingChunk } from '#platform/web/browser/chunk-reload.ts';
import { noteFaults } from '#platform/web/browser/note-faults.ts';
import { comesLate } from './comes-late.ts';
import { withLateParts } from './late-parts.ts';
import { loadLateRoutes } from './late-routes.ts';
import { getRouter } from './router.tsx';

/**
 * The router's own client instead of the framework's: that one carries the serialiser of server functions, which this
 * shop does not use, and weighs 12 KB on every page.
 */
async function start(): Promise<void> {
  const takeFaults = noteFaults();
  const open: { router?: ReturnType<typeof getRouter> } = {};
  const isOnTheWay = () => open.router?.state.status === 'pending';
  reloadOnMissingChunk({ netErrorPath: NET_ERROR_PATH, isOnTheWay });
  if (comesLate(location.pathname)) await loadLateRoutes();
  const router = getRouter();
  open.router = router;
  const { pathname } = location;
  // Behind the first paint, which the server's text is.
  afterFrame(() =>
    withLateParts(({ afterStart }) => afterStart(router as AnyRouter, { pathname, faults: takeFaults() })),
  );
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
