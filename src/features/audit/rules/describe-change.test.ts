import { describe, expect, it } from 'vitest';
import { actionName, objectName } from './audit-words.ts';
import { describeChange } from './describe-change.ts';

describe('what an entry of the log says', () => {
  it.each([
    ['a code in words', { status: 'to_pay' }, { status: 'to_ship' }, ['状态: 待付款 → 待发货']],
    ['how it is paid', null, { payWay: 'account', lineCount: 2 }, ['付款方式: — → 账期支付', '商品种数: — → 2']],
    ['a field nobody named', null, { strangeThing: 'x' }, ['其他内容: — → x']],
    ['a changed field', { poNumber: 'A' }, { poNumber: 'B' }, ['PO 号: A → B']],
    ['what stayed is left out', { name: '甲', note: 'x' }, { name: '乙', note: 'x' }, ['名称: 甲 → 乙']],
    ['a new thing', null, { name: '生产部', prices: false }, ['名称: — → 生产部', '显示价格: — → 否']],
    ['a removed thing', { kind: 'invoice' }, null, ['类型: 发票 → —']],
    [
      'lists of codes',
      { codes: ['ORDER_ADD'] },
      { codes: ['ORDER_ADD', 'ORDER_CANCEL'] },
      [expect.stringMatching(/提交订单 → 提交订单、取消订单$/)],
    ],
    [
      'a thing inside, without what is empty',
      null,
      { address: { name: '甲', note: '' } },
      [expect.stringMatching(/→ 名称：甲$/)],
    ],
    ['phones are masked', null, { phone: '13812345678' }, ['电话: — → 138*****678']],
    ['masked ones stay', null, { phoneNumber: '138*****678' }, ['手机号: — → 138*****678']],
    ['nothing', null, null, []],
    ['empty and missing are the same', { note: '' }, {}, []],
  ])('%s', (_, before, after, expected) => {
    const told = describeChange('order.created', before, after).map(
      (c) => `${c.field}: ${c.before ?? '—'} → ${c.after ?? '—'}`,
    );
    expect(told).toEqual(expected);
  });

  it('keeps long lists short and says how long they are', () => {
    const [change] = describeChange('visibility.rulesAdded', null, {
      codes: Array.from({ length: 30 }, (_, at) => `C${at}`),
    });
    expect(change?.after).toMatch(/^C0、.*C19 等 30 项$/);
  });

  it('says nothing of how long a list is that it shows whole', () => {
    const [change] = describeChange('visibility.rulesAdded', null, {
      codes: Array.from({ length: 20 }, (_, at) => `C${at}`),
    });
    expect(change?.after).toMatch(/^C0、.*C19$/);
  });

  it.each([
    ['department.moved', '移动部门'],
    ['order.unitsCancelled', '核减数量'],
    ['session.opened', '登录'],
    ['order.not_approved', '订单审批驳回'],
    ['something.strange', '其他操作'],
  ])('%s is “%s”', (action, name) => {
    expect(actionName(action)).toBe(name);
  });

  it('names fields by who wrote them', () => {
    const said = describeChange('profile.updated', null, ['nickName', 'subscribePromotion']);
    expect(said).toEqual([{ field: '', before: null, after: '昵称、接收促销' }]);
    expect(describeChange('survey.opened', { status: 'draft' }, { status: 'open' })[0]?.after).toBe('开放中');
    expect(objectName('strange')).toBe('其他对象');
  });
});
