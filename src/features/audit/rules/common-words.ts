import { DESK_PERMISSIONS, PERMISSIONS } from '#features/access/rules/public.ts';
import { INDUSTRIES } from '#features/organisation/rules/public.ts';

/** Fields that changes of many features have. */
export const COMMON_FIELDS: Readonly<Record<string, string>> = {
  amount: '金额',
  count: '数量',
  customerCode: '客户编码',
  detail: '详情',
  email: '邮箱',
  endsOn: '结束日期',
  kind: '类型',
  lineNo: '行号',
  lines: '商品行',
  name: '名称',
  note: '备注',
  phone: '电话',
  phoneNumber: '手机号',
  quantity: '数量',
  reason: '原因',
  skuCode: '商品编码',
  startsOn: '开始日期',
  status: '状态',
  text: '内容',
  version: '版本',
};

/** Codes whose words stand elsewhere already. */
export const COMMON_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  codes: { ...PERMISSIONS, ...DESK_PERMISSIONS },
  industry: INDUSTRIES,
};
