import { describe, expect, it } from 'vitest';
import { actionName } from './action-names.ts';
import { describeChange } from './describe-change.ts';

describe('what an entry of the log says', () => {
  it.each([
    ['a changed field', { poNumber: 'A' }, { poNumber: 'B' }, ['PO 号: A → B']],
    ['what stayed is left out', { name: '甲', note: 'x' }, { name: '乙', note: 'x' }, ['名称: 甲 → 乙']],
    ['a new thing', null, { name: '生产部', isDefault: false }, ['名称: — → 生产部', '默认: — → 否']],
    ['a removed thing', { effect: 'hide', kind: 'brand' }, null, ['作用: 隐藏 → —', '类型: 品牌 → —']],
    ['lists', { roles: ['采购员'] }, { roles: ['采购员', '审批人'] }, ['角色: 采购员 → 采购员、审批人']],
    [
      'a thing inside, without what is empty',
      null,
      { address: { name: '甲', note: '' } },
      [expect.stringMatching(/→ 名称：甲$/)],
    ],
    ['names of fields alone', null, ['nickName'], [': — → 昵称']],
    ['phones are masked', null, { phone: '13812345678' }, ['电话: — → 138*****678']],
    ['masked ones stay', null, { phoneNumber: '138*****678' }, ['手机号: — → 138*****678']],
    ['nothing', null, null, []],
    ['empty and missing are the same', { note: '' }, {}, []],
  ])('%s', (_, before, after, expected) => {
    const told = describeChange(before, after).map((c) => `${c.field}: ${c.before ?? '—'} → ${c.after ?? '—'}`);
    expect(told).toEqual(expected);
  });

  it('keeps long lists short and says how long they are', () => {
    const [change] = describeChange(null, { codes: Array.from({ length: 30 }, (_, at) => `C${at}`) });
    expect(change?.after).toMatch(/^C0、.*C19 等 30 项$/);
  });

  it('says nothing of how long a list is that it shows whole', () => {
    const [change] = describeChange(null, { codes: Array.from({ length: 20 }, (_, at) => `C${at}`) });
    expect(change?.after).toMatch(/^C0、.*C19$/);
  });

  it.each([
    ['department.moved', '移动部门'],
    ['order.unitsCancelled', '取消订单部分数量'],
    ['session.opened', '登录'],
    ['something.strange', 'something.strange'],
  ])('%s is “%s”', (action, name) => {
    expect(actionName(action)).toBe(name);
  });
});
