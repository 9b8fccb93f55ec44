import { beforeEach, describe, expect, it } from 'vitest';
import { createExpiringStore, type ExpiringStore } from './expiring-store.ts';

const DAY = 86_400_000;

describe('expiring store', () => {
  let items: Map<string, string>;
  let clock: number;
  let store: ExpiringStore;

  beforeEach(() => {
    items = new Map();
    clock = Date.UTC(2026, 3, 14);
    store = createExpiringStore(
      {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
      () => clock,
    );
  });

  it.each([
    { days: undefined, lastsDays: 90 },
    { days: 1, lastsDays: 1 },
    { days: 0, lastsDays: 9_000 },
  ])('keeps a value written for $days days until day $lastsDays', ({ days, lastsDays }) => {
    store.write('view', { columns: ['price'] }, days);
    clock += lastsDays * DAY - 1;
    expect(store.read('view')).toEqual({ columns: ['price'] });
    clock += 1;
    expect(store.read('view')).toBeNull();
    expect(items.has('view')).toBe(false);
  });

  it.each(['not json', '"text"', 'null', '{"value":1}', '{"value":1,"expiresAt":"soon"}'])(
    'forgets what it cannot read: %s',
    (text) => {
      items.set('view', text);
      expect(store.read('view')).toBeNull();
      expect(items.has('view')).toBe(false);
    },
  );

  it('tells a stored false from nothing', () => {
    store.write('seen', false);
    expect(store.read('seen')).toBe(false);
    store.remove('seen');
    expect(store.read('seen')).toBeNull();
  });
});
