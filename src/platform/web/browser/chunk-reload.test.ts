import { expect, it } from 'vitest';
import { claimChunkReload } from './chunk-reload.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

it('reloads once in sixty seconds', () => {
  const kept = memory();
  expect(claimChunkReload(kept, 1_000_000)).toBe(true);
  expect(claimChunkReload(kept, 1_000_001)).toBe(false);
  expect(claimChunkReload(kept, 1_059_999)).toBe(false);
  expect(claimChunkReload(kept, 1_060_000)).toBe(true);
  expect(claimChunkReload(kept, 1_060_001)).toBe(false);
});

it('is not blocked by a clock that was set back or by rubbish', () => {
  const kept = memory();
  claimChunkReload(kept, 9_000_000);
  expect(claimChunkReload(kept, 1_000)).toBe(true);
  kept.setItem('chunkReloadAt', 'x');
  expect(claimChunkReload(kept, 2_000)).toBe(true);
});
