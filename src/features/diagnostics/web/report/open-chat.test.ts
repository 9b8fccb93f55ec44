import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openChat } from './open-chat.ts';

const fetched = vi.fn(async (_path: string, _init: { body: string }) => new Response('{}'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'page-0001' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens the chat in a window that cannot reach back and is told nothing', () => {
  const chat = { opener: {}, location: { replace: vi.fn() } };
  const open = vi.fn(() => chat);
  vi.stubGlobal('window', { open, location: { pathname: '/cart.html' } });
  expect(openChat('https://chat.example.com/shop')).toBe(true);
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(chat.opener).toBeNull();
  expect(chat.location.replace).toHaveBeenCalledWith('https://chat.example.com/shop');
  vi.advanceTimersByTime(5_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('reports a chat that does not open, and disturbs nobody', () => {
  vi.stubGlobal('window', { open: () => null, location: { pathname: '/cart.html' } });
  expect(openChat('https://chat.example.com/shop')).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/website-api/monitor/trace');
  expect(JSON.parse(init?.body ?? '{}')).toMatchObject({
    kind: 'interface',
    message: '用户点击了客服，但客服模块加载失败',
    traceId: 'page-0001',
    requestUrl: '/cart.html',
  });
});
