import { createAccessHandlers } from '#features/access/api/public.ts';
import { cartHandlers, viewHistoryHandlers } from '#features/cart/api/public.ts';
import { contentHandlers } from '#features/content/api/public.ts';
import { profileHandlers } from '#features/profile/api/public.ts';
import type { Database } from '#platform/api/database.ts';

export interface RouterSettings {
  database: Database;
  pepper: Buffer;
}

/** Handlers of every call, in the shape of the contract. */
export function createRouter(settings: RouterSettings) {
  return {
    access: createAccessHandlers(settings),
    cart: cartHandlers,
    content: contentHandlers,
    profile: profileHandlers,
    viewHistory: viewHistoryHandlers,
  };
}

export type ShopRouter = ReturnType<typeof createRouter>;
