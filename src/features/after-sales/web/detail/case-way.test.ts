import { expect, it } from 'vitest';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { caseStates } from '../../rules/case-status.ts';
import { stepWords, wayOf } from './case-way.ts';
import { nextWords } from './next-words.ts';

const facts: Omit<Parameters<typeof wayOf>[0], 'kind' | 'status'> = {
  quick: false,
  returnWay: 'mail',
  parcels: [],
  approvalStatus: 'none',
};
const wayFor = (kind: CaseDetail['kind'], status: string, more: object = {}) =>
  wayOf({ ...facts, kind, status, ...more })
    .map(({ label, state }) => ({ done: `${label}✓`, current: `[${label}]`, failed: `${label}✗`, ahead: label })[state])
    .join(' ');

it.each<[CaseDetail['kind'], string, object, string]>([
  ['return', 'reviewing', {}, '提交申请✓ [商家审核] 寄回 检测 退款 确认结果 完成'],
  ['return', 'approving', { approvalStatus: 'pending' }, '提交申请✓ [审批和审核] 寄回 检测 退款 确认结果 完成'],
  ['exchange', 'inspecting', {}, '提交申请✓ 商家审核✓ 寄回✓ [检测] 换货发出 确认结果 完成'],
  ['return', 'refunding', { quick: true, returnWay: 'none' }, '提交申请✓ 商家审核✓ [退款] 确认结果 完成'],
  ['resend', 'exchanging', { returnWay: 'none' }, '提交申请✓ 商家审核✓ [补发] 确认结果 完成'],
  ['over_return', 'confirming', {}, '提交申请✓ 商家审核✓ 寄回✓ 检测✓ [确认结果] 完成'],
  ['repair', 'rejected', {}, '提交申请✓ 商家审核✗ 寄回 检测 维修 确认结果 完成'],
  ['refund_only', 'completed', { returnWay: 'none' }, '提交申请✓ 商家审核✓ 退款✓ 确认结果✓ 完成✓'],
])('%s that is %s', (kind, status, more, way) => expect(wayFor(kind, status, more)).toBe(way));

it.each(caseStates.names)('says what comes next while it is %s', (status) => {
  const found = {
    status,
    returnWay: 'mail',
    parcels: [],
    dueAt: null,
    confirmUntil: null,
    rejectReason: '',
    repair: null,
  };
  expect(nextWords(found as unknown as CaseDetail)).not.toBe('');
});

it.each([
  [null, '正在退款，原路退回。'],
  ['2333', '正在退款，转账到尾号 2333 的账户。'],
])('money that goes back says where it goes (%s)', (accountTail, words) =>
  expect(nextWords({ status: 'refunding', accountTail } as unknown as CaseDetail)).toBe(words),
);

it.each([
  ['to_return', 'asked', '等待快递公司确认'],
  ['arriving', 'booked', '快递员 2026-11-24 09:00–12:00 上门取件'],
  ['arriving', 'moving', '在退回途中'],
])('goods whose case is %s and whose pick-up is %s: %s', (status, parcel, words) => {
  const parcels = [{ way: 'pickup', status: parcel, pickupSlot: '2026-11-24 09:00–12:00' }];
  expect(nextWords({ status, returnWay: 'pickup', parcels } as unknown as CaseDetail)).toContain(words);
});

it.each([
  ['to_return', '第 3 步，共 7 步：寄回'],
  ['rejected', '第 2 步，共 7 步：商家审核'],
  ['completed', '第 7 步，共 7 步：完成'],
])('on phones a case that is %s stands at: %s', (status, words) =>
  expect(stepWords(wayOf({ ...facts, kind: 'return', status }))).toBe(words),
);
