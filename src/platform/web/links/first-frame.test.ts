import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFirstFrame, firstFrame, learnFirstFrame } from './first-frame.ts';
import { splitHref } from './split-href.ts';

const rendered: (() => void)[] = [];

/** A router that has just been sent to an address, with a list still on show. */
const routerAt = (href: string) =>
  ({
    state: { matches: [{ id: 'list', pathname: '/list-of-a-test.html' }] },
    latestLocation: { pathname: splitHref(href).to },
    options: { context: { queryClient: 'cache' as unknown as QueryClient } },
    subscribe: (_event: string, listener: () => void) => {
      rendered.push(listener);
      return () => void rendered.splice(rendered.indexOf(listener), 1);
    },
  }) as unknown as AnyRouter;

const draw = (href: string) => {
  drawFirstFrame(routerAt(href), href);
  return firstFrame.read();
};

learnFirstFrame(({ to }) => (to.startsWith('/first-') ? `first ${to}` : null));
learnFirstFrame(({ to, search }) => (to.startsWith('/second-') ? `second ${String(search.n)}` : null));

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  leave = firstFrame.subscribe(() => undefined);
});

afterEach(() => {
  for (const listener of [...rendered]) listener();
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is drawn by the page whose address it is, whichever was learned last', () => {
  expect(draw('/first-a.html')).toEqual({ insteadOf: 'list', node: 'first /first-a.html' });
  expect(draw('/second-a.html?n=7')).toEqual({ insteadOf: 'list', node: 'second 7' });
});

it('is none where no page knows the address, nobody shows it, or the page is on show', () => {
  expect(draw('/third-a.html')).toBeNull();
  learnFirstFrame(({ to }) => (to === '/list-of-a-test.html' ? 'itself' : null));
  expect(draw('/list-of-a-test.html')).toBeNull();
  leave();
  expect(draw('/first-a.html')).toBeNull();
});

it('ends when the next page has been rendered', () => {
  expect(draw('/first-a.html')).not.toBeNull();
  for (const listener of [...rendered]) listener();
  expect(firstFrame.read()).toBeNull();
});

it('of a page that was changed meanwhile is the new one', () => {
  for (const node of ['before', 'after']) learnFirstFrame(({ to }) => (to === '/changed.html' ? node : null));
  expect(draw('/changed.html')?.node).toBe('after');
});
