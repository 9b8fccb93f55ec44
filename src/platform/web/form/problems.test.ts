import { describe, expect, it } from 'vitest';
import { markSolved, type Problem, problemsOf } from './problems.ts';

describe('what is wrong with a form', () => {
  it('is one line per field, its first', () => {
    const fields = [
      { name: ['receiver'], errors: ['请填写收货人', '收货人至少 2 个字符'] },
      { name: ['tiers', 0, 'price'], errors: ['请填写价格'] },
      { name: ['phone'], errors: [] },
      { name: ['detail'] },
    ];
    expect(problemsOf(fields)).toEqual([
      { field: ['receiver'], message: '请填写收货人' },
      { field: ['tiers', 0, 'price'], message: '请填写价格' },
    ]);
  });

  it('stays listed once it is right, and comes back when it is wrong again', () => {
    const problems: Problem[] = [
      { field: ['receiver'], message: '请填写收货人' },
      { field: ['tiers', 0, 'price'], message: '请填写价格' },
      { field: null, message: '地址已满' },
    ];
    const solved = markSolved(problems, [
      { name: ['receiver'], errors: [] },
      { name: ['tiers', 0, 'price'], errors: ['请填写价格'] },
    ]);
    expect(solved.map((problem) => problem.solved)).toEqual([true, false, undefined]);
    const again = markSolved(solved, [{ name: ['receiver'], errors: ['请填写收货人'] }]);
    expect(again.map((problem) => problem.solved)).toEqual([false, true, undefined]);
  });

  it('is the same nothing while nothing was refused', () => {
    const none: Problem[] = [];
    expect(markSolved(none, [{ name: ['receiver'], errors: ['请填写收货人'] }])).toBe(none);
  });
});
