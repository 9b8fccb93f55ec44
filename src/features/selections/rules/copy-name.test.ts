import { describe, expect, it } from 'vitest';
import { copyName } from './copy-name.ts';
import { NAME_MAX } from './selection-limits.ts';

describe('copyName', () => {
  it.each([
    ['月度备件', [], '月度备件 副本'],
    ['月度备件', ['月度备件', '月度备件 副本'], '月度备件 副本 2'],
    ['月度备件 副本', ['月度备件 副本'], '月度备件 副本 2'],
    ['月度备件 副本 2', ['月度备件 副本', '月度备件 副本 2'], '月度备件 副本 3'],
  ])('%s beside %j becomes %s', (name, taken, copy) => {
    expect(copyName(name, new Set(taken))).toBe(copy);
  });

  it('never grows beyond what a name may be', () => {
    const name = '清'.repeat(NAME_MAX);
    const first = copyName(name, new Set());
    const second = copyName(name, new Set([first]));
    expect([first.length, second.length]).toEqual([NAME_MAX, NAME_MAX]);
    expect(second).not.toBe(first);
  });
});
