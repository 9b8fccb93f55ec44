import { lazy } from 'react';
import { loadAhead } from '#platform/web/browser/part-need.ts';

const load = async () => ({ default: (await import('./kind-box.tsx')).KindBox });

/**
 * Shown to the few kinds of accounts that buy nothing here; everybody else's first page is lighter without it. Where it does not
 * come the page stays without it.
 */
export const KindBox = /* @__PURE__ */ lazy(() => loadAhead(load).catch(() => ({ default: () => null })));
