import {
  createMessageCompanyHandlers,
  createMessageDeskHandlers,
  createMessageHandlers,
} from '#business/messages/api/public.ts';
import {
  createScheduleHandlers,
  createTransferHandlers,
  exportHandlers,
  withExports,
} from '#business/transfers/api/public.ts';
import { access } from '#features/access/api/manifest.ts';
import { ensureVisitor, findContact, hasAccount, readContacts } from '#features/access/api/public.ts';
import { readPolicy } from '#features/after-sales/api/public.ts';
import { bulk } from '#features/bulk/api/manifest.ts';
import { cart } from '#features/cart/api/manifest.ts';
import { mergeVisitorCart } from '#features/cart/api/public.ts';
import { catalog } from '#features/catalog/api/manifest.ts';
import { readPricedItems, readSamplePicture } from '#features/catalog/api/public.ts';
import { hasOrdered } from '#features/checkout/api/public.ts';
import { content } from '#features/content/api/manifest.ts';
import { diagnostics } from '#features/diagnostics/api/manifest.ts';
import { colleagues } from '#features/members/api/public.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { prices } from '#features/prices/api/manifest.ts';
import { createWordFinder } from '#features/search/api/public.ts';
import { sharing } from '#features/sharing/api/manifest.ts';
import { verification } from '#features/verification/api/manifest.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { createCompanyRouter } from './company-router.ts';
import { collectHandlers } from './features.gen.ts';
import { createLoginProofs } from './login-proofs.ts';
import { EXPORTS, openExports } from './open-exports.ts';
import { EVENTS } from './open-messages.ts';
import { readTodos } from './read-todos.ts';
import type { RouterSettings } from './router-settings.ts';
import { createTradeRouter } from './trade-router.ts';

/**
 * Handlers of every call, in the shape of the contract. Features that want nothing but settings are collected; what another
 * is given beside them is said here, or in the router of companies or trade.
 */
export function createRouter(settings: RouterSettings) {
  const handlers = {
    ...collectHandlers(settings),
    ...createCompanyRouter(settings),
    ...createTradeRouter(settings),
    ...access.handlers({
      ...settings,
      database: settings.loginDatabase,
      proofs: createLoginProofs(settings.loginDatabase, settings.pepper),
      onLogin: mergeVisitorCart,
    }),
    ...bulk.handlers({ hasOrdered }, createWordFinder()),
    ...cart.handlers({ hasOrdered }),
    ...catalog.handlers({ readReturnDays: readPolicy }),
    ...content.handlers(settings.site),
    ...diagnostics.handlers({ monitor: settings.monitor, samplePicture: readSamplePicture }),
    ...prices.handlers(readUploadedTable, readPricedItems),
    ...sharing.handlers({ ...settings, orders: orders.forOthers(settings.pepper) }),
    exportSchedules: createScheduleHandlers({ exports: openExports(), colleagues }),
    transfers: createTransferHandlers({ exports: openExports(), transferFiles: settings.transferFiles }),
    ...verification.handlers({ ...settings, accounts: { ensureVisitor, hasAccount, readContacts } }),
  };
  const messages = {
    messages: createMessageHandlers({
      events: EVENTS,
      findContact,
      readTodos: (context) => readTodos(handlers, context),
    }),
    messageCompany: createMessageCompanyHandlers({
      events: EVENTS,
      secret: settings.pepper,
      robots: settings.robots,
      gateways: settings.robotHosts,
    }),
    messageDesk: createMessageDeskHandlers({ events: EVENTS }),
  };
  return withExports({ ...handlers, ...messages }, exportHandlers(EXPORTS));
}

export type ShopRouter = ReturnType<typeof createRouter>;
