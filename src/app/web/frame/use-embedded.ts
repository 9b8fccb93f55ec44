import { useSyncExternalStore } from 'react';

/** A window does not change whose it is. */
const never = () => () => undefined;

/**
 * Whether the page is shown inside somebody else's window, as procurement systems do (specification 2.7). The server
 * cannot know; until the page is alive it counts as a window of its own.
 */
export const useEmbedded = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  );
