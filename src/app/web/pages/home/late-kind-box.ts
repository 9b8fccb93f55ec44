import { lazy } from 'react';

/** Shown to the few kinds of accounts that buy nothing here; everybody else's first page is lighter without it. */
export const KindBox = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./kind-box.tsx')).KindBox,
}));
