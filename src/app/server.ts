import { createServerEntry } from '@tanstack/react-start/server';
import { currentScope } from '#platform/api/request-scope.ts';
import { connectServer } from '#platform/web/server-bridge.ts';
import { themeCss } from '#platform/web/theme/theme-css.ts';
import { boot as bootShop, type Running } from './api/boot.ts';
import { developmentShop } from './api/development-shop.ts';
import type { Shop } from './api/shop.ts';
import { nameFilesAhead, sendHead } from './page-files.ts';
import { dataMark, renderWholePage, requestMark } from './render-page.tsx';
import { pageAt } from './web/page-at.ts';

/** Entry of the page renderer. In production `boot` serves everything; in development Vite serves this `fetch`. */
const renderPage = async (request: Request): Promise<Response> => {
  const scope = currentScope();
  scope.title = pageAt(scope.url.pathname)?.title;
  nameFilesAhead();
  return renderWholePage(request);
};

function connect(shop: Shop): Shop {
  connectServer({
    call: shop.call,
    nonce: () => currentScope().nonce,
    requestId: requestMark,
    dataMark,
    themeCss,
    statusIsCertain: sendHead,
  });
  return shop;
}

export function boot(): Promise<Running> {
  return bootShop(renderPage, connect);
}

/** Vite's own requests know the address they came from; the server looks for it where Node's server puts it. */
const socketOf = (request: Request) => ({ incoming: { socket: { remoteAddress: (request as { ip?: string }).ip } } });

export default createServerEntry({
  fetch: async (request) => connect(await developmentShop(renderPage)).server.fetch(request, socketOf(request)),
});
