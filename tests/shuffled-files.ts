import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Straight from the contracts: each takes longer than a hundred others, and at the end one worker would wait for it. */
const LONG = /\/tests\/generated\//;

/** A number between 0 and 1 that depends on the seed and the file alone (FNV-1a, then mixed). */
function placeOf(file: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const sign of file) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Any order, the same for the same seed wherever the checkout lies; what takes long begins first. */
export function shuffleFiles<T extends { moduleId: string }>(files: readonly T[], seed: number, root: string): T[] {
  const place = (file: T) => placeOf(file.moduleId.replace(root, ''), seed) - (LONG.test(file.moduleId) ? 1 : 0);
  return files.toSorted((a, b) => place(a) - place(b));
}

/** Files in a shuffled order: whoever leans on what another file left behind is found. */
export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    return shuffleFiles(files, sequence.seed, root);
  }
}
