import type { AccessSettings } from './access-settings.ts';
import { createEntryHandlers } from './entry-handlers.ts';
import { createLoginHandlers } from './login-handlers.ts';
import { ownSessionHandlers } from './own-session-handlers.ts';
import { switchHandlers } from './switch-handlers.ts';
import { userInfoHandlers } from './user-info-handlers.ts';

/** Handlers of every call of the access contract, by topic. */
export function createAccessHandlers(settings: AccessSettings) {
  return {
    ...createLoginHandlers(settings),
    ...createEntryHandlers(settings),
    ...switchHandlers,
    ...ownSessionHandlers,
    ...userInfoHandlers,
  };
}
