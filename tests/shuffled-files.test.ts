import { expect, it } from 'vitest';
import { shuffleFiles } from './shuffled-files.ts';

const ROOT = '/somewhere';
const files = (root = ROOT) =>
  ['a', 'b', 'c', 'd', 'e', 'tests/generated/f', 'tests/generated/g'].map((name) => ({ moduleId: `${root}/${name}` }));
const orderOf = (seed: number, root = ROOT) =>
  shuffleFiles(files(root), seed, root).map(({ moduleId }) => moduleId.replace(root, ''));

it('gives every seed an order of its own, and each seed always the same, wherever the files lie', () => {
  const orders = Array.from({ length: 50 }, (_, seed) => orderOf(seed).join());
  expect(new Set(orders).size).toBeGreaterThan(40);
  expect(orders).toEqual(Array.from({ length: 50 }, (_, seed) => orderOf(seed, '/elsewhere').join()));
});

it('loses no file and begins with what takes long', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const order = orderOf(seed);
    expect(order.toSorted()).toEqual(
      files()
        .map(({ moduleId }) => moduleId.replace(ROOT, ''))
        .toSorted(),
    );
    expect(order.slice(0, 2).toSorted()).toEqual(['/tests/generated/f', '/tests/generated/g']);
  }
});
