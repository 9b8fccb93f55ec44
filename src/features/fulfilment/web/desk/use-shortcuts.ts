import { type KeyActs, useKeyActs } from '#platform/web/browser/use-key-acts.ts';

const isWithAlt = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !document.querySelector('[role="dialog"]');

/** Acts by Alt and a key, while no dialog is open: `{ KeyS: start }`. Keys count by their place, not by the alphabet. */
export const useShortcuts = (acts: KeyActs): void => useKeyActs(acts, isWithAlt);
