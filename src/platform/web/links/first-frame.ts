import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterFrame } from '../after-frame.ts';
import type { HrefParts } from './split-href.ts';
import { splitHref } from './split-href.ts';

/** What is known already of the page that an address leads to, drawn; null where that is not enough, or it is no page of theirs. */
type Painter = (parts: HrefParts, queryClient: QueryClient) => ReactNode;

interface FirstFrame {
  /** The page in whose place it stands: once another one is on show, it is none. */
  insteadOf: string;
  node: ReactNode;
}

const painters: Painter[] = [];
let current: FirstFrame | null = null;
let painted: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function set(next: FirstFrame | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * The code of a page brings this along: before it has come, nothing of the page can be drawn. Each knows its own addresses and
 * draws nothing for those of others. Whoever was learned last is asked first: the same page, changed while somebody develops.
 */
export function learnFirstFrame(painter: Painter): void {
  painters.unshift(painter);
}

/** What the first that knows the address draws. */
function paint(parts: HrefParts, queryClient: QueryClient): ReactNode {
  for (const painter of painters) {
    const node = painter(parts, queryClient);
    if (node) return node;
  }
  return null;
}

export const firstFrame = {
  read: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Resolves once what was drawn has been painted; the next page is worked out after that. */
  painted: () => painted,
};

/**
 * Draws the head of the page that has just been navigated to, before the router and the rest of the page are begun: taking a
 * list down and putting a page up costs several frames of a telephone, its head one.
 */
export function drawFirstFrame(router: AnyRouter, href: string): void {
  const { to, ...parts } = splitHref(href);
  const shown = router.state.matches.at(-1);
  // Nobody shows it, something keeps the page, or it is the page on show.
  if (listeners.size === 0 || !shown || router.latestLocation.pathname !== to || shown.pathname === to) return;
  const { queryClient } = router.options.context as { queryClient: QueryClient };
  const node = paint({ to, ...parts }, queryClient);
  if (!node) return;
  painted = new Promise((resolve) => {
    afterFrame(resolve);
  });
  set({ insteadOf: shown.id, node });
  const done = router.subscribe('onRendered', () => {
    done();
    set(null);
  });
}
