import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { intentClient } from './intent-client.ts';

const key = ['item', 'A1'];

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
