import { lazy } from 'react';

/** The list of login devices with its table and dialog, for the one page that shows it: every other page does without. */
export const SessionList = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./session-list.tsx')).SessionList,
}));
