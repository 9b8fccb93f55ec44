import { describe, expect, it } from 'vitest';
import { runnersOf, sortPaths } from './test-paths.mjs';

describe('runnersOf', () => {
  it.each([
    ['a test of rules', 'src/features/cart/rules/a.test.ts', false, ['src/features/cart/rules/a.test.ts'], null],
    ['a source file: its tests', 'src/platform/api/log.ts', false, ['src/platform/api/log.'], null],
    ['a folder, not the one that begins alike', 'src/features/cart', true, ['src/features/cart/'], null],
    ['a journey', 'tests/journeys/cart.spec.ts', false, null, ['tests/journeys/cart.spec.ts']],
    ['a journey at a line', 'tests/journeys/cart.spec.ts:44', false, null, ['tests/journeys/cart.spec.ts:44']],
    ['all journeys', 'tests/journeys', true, null, []],
    ['generated tests', 'tests/generated', true, ['tests/generated/'], null],
    ['a folder that holds journeys too', 'tests', true, ['tests/'], []],
    ['the whole project', '', true, [], []],
    ['what only begins like the journeys', 'tests/journey-rules.test.ts', false, ['tests/journey-rules.test.ts'], null],
  ])('%s', (_what, path, isFolder, vitest, playwright) => {
    expect(runnersOf(path, isFolder)).toEqual({ vitest, playwright });
  });
});

describe('sortPaths', () => {
  it('puts together what each runner gets', async () => {
    const paths = ['tests/generated', 'scripts/test-paths.mjs', 'tests/journeys/cart.spec.ts'];
    expect(await sortPaths(paths)).toEqual({
      vitest: ['tests/generated/', 'scripts/test-paths.'],
      playwright: ['tests/journeys/cart.spec.ts'],
    });
    expect(await sortPaths(['tests/journeys', 'tests/journeys/cart.spec.ts'])).toEqual({
      vitest: null,
      playwright: [],
    });
  });

  it('says what is not there', async () => {
    await expect(sortPaths(['src/nowhere.test.ts'])).rejects.toThrow('没有这个文件或文件夹：src/nowhere.test.ts');
  });
});
