import { expect, it } from 'vitest';
import { checkSeen } from './check-seen.ts';

it.each([
  [3, 3, false],
  [3, 2, true],
  [3, 4, true],
  [3, undefined, false],
])('version %s, seen %s: refused %s', (version, seen, refused) => {
  const act = () => checkSeen({ version }, seen, () => new Error('已被修改'));
  if (refused) expect(act).toThrow('已被修改');
  else expect(act).not.toThrow();
});
