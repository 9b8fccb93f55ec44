import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callRefusal } from '../call-refusal.ts';
import { intentBudget } from './intend.ts';
import { intentClient } from './intent-client.ts';

const key = ['item', 'A1'];

beforeEach(() => intentBudget.rest(Number.NEGATIVE_INFINITY));

it('is the same cache to whoever reads it', async () => {
  const cache = new QueryClient();
  const ahead = intentClient(cache, () => true);
  await ahead.ensureQueryData({ queryKey: key, queryFn: () => 'found' });
  expect(cache.getQueryData(key)).toBe('found');
  cache.setQueryData(key, 'newer');
  expect(ahead.getQueryData(key)).toBe('newer');
});

it('asks nothing twice that the cache has', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 1_000 } } });
  const queryFn = vi.fn(() => 'found');
  for (const client of [cache, intentClient(cache, () => true)]) await client.fetchQuery({ queryKey: key, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

describe('what is refused because nobody has asked for it yet', () => {
  const refusal = () => callRefusal({ code: 'TOO_MANY_REQUESTS', status: 429, message: '', data: null });

  it('is asked again once a page shows it', async () => {
    const cache = new QueryClient();
    const ahead = intentClient(cache, () => false);
    const first = Promise.withResolvers<string>();
    const queryFn = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('found');
    const loading = ahead.fetchQuery({ queryKey: key, queryFn });
    const seen: unknown[] = [];
    const stop = new QueryObserver(cache, { queryKey: key, queryFn }).subscribe(({ data }) => seen.push(data));
    first.reject(refusal());
    expect(await loading).toBe('found');
    expect(seen.at(-1)).toBe('found');
    stop();
  });

  it('is followed by nothing ahead for some seconds', async () => {
    const ahead = intentClient(new QueryClient(), () => false);
    const queryFn = vi.fn().mockRejectedValue(callRefusal({ code: 'NOT_NOW', status: 204, message: '', data: null }));
    for (const queryKey of [key, ['item', 'A2']])
      await expect(ahead.fetchQuery({ queryKey, queryFn })).rejects.toMatchObject({ isNotFound: true });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('is nothing anybody is told of, and asked anew by whoever wants it', async () => {
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const ahead = intentClient(cache, () => false);
    const queryFn = vi.fn().mockRejectedValueOnce(refusal()).mockResolvedValueOnce('found');
    await expect(ahead.fetchQuery({ queryKey: key, queryFn })).rejects.toMatchObject({ isNotFound: true });
    expect(await cache.ensureQueryData({ queryKey: key, queryFn })).toBe('found');
  });
});
