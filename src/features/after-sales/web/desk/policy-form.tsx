import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { DESK_CASES_PATH } from '#business/paths/rules/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { Halves } from '#platform/web/display/halves.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { CasePolicyView } from '../../contract/case-desk-schemas.ts';
import { caseDeskApi } from './case-desk-api.ts';
import { AMOUNT, amountOf } from './typed-grant.ts';

/** As it is typed. */
type Values = Record<Exclude<keyof CasePolicyView, 'version'>, string>;
type Counted = Exclude<keyof Values, 'quickCase' | 'quickMonth' | 'alone'>;

const AMOUNT_RULES = [{ required: true }, { pattern: AMOUNT, message: '请填写金额，最多两位小数' }];

const AMOUNTS = [
  ['alone', '单人审批上限（元）', '无需退回的售后超过这个金额，由另一位有复核权限的同事同意后生效'],
  ['quickCase', '快速处理单笔上限（元）', '签收 48 小时内的破损、错发、少发，不超过这个金额的直接办结，不退回、不审核'],
  ['quickMonth', '快速处理每客户每月上限（元）', '当月累计超过的转人工审核'],
] as const;

const HOURS = [
  ['reviewHours', '审核时限（小时）', '超时会提醒有复核权限的同事'],
  ['inspectHours', '检测时限（小时）', '从登记到仓算起'],
] as const;

const DAYS = [
  ['freeDays', '无理由退换（天）', '从签收算起，未拆封、未使用'],
  ['faultDays', '质量问题退换（天）', '从签收算起，不少于无理由的天数'],
  ['warrantyDays', '保修（天）', '从签收算起，不少于质量问题的天数'],
  ['returnDays', '寄回期限（天）', '审核通过后没有寄回的自动关闭'],
  ['confirmDays', '客户确认期限（天）', '到期没有异议视为确认'],
  ['reopenDays', '重新打开期限（天）', '办结或驳回后客户可以重新打开'],
] as const;

/** Typed digits; the server takes a number. */
const countRules = (most: number) => [
  { required: true },
  {
    validator: (_: unknown, typed: unknown) =>
      /^\d{1,4}$/.test(String(typed).trim()) && Number(typed) >= 1 && Number(typed) <= most
        ? Promise.resolve()
        : Promise.reject(new Error(`请填写 1 至 ${most} 的整数`)),
  },
];

function CountField({ name, label, extra, most }: { name: keyof Values; label: string; extra: string; most: number }) {
  return (
    <Form.Item name={name} label={label} extra={extra} rules={countRules(most)} validateFirst>
      <Input inputMode="numeric" maxLength={4} />
    </Form.Item>
  );
}

/** Limits and times; cases that wait keep what they were promised. */
export function PolicyForm({ policy }: { policy: CasePolicyView }) {
  const [form] = Form.useForm<Values>();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { version, ...rules } = policy;
  const initialValues = Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)]));
  const save = async ({ quickCase, quickMonth, alone, ...times }: Values) => {
    const amounts = { quickCase: amountOf(quickCase), quickMonth: amountOf(quickMonth), alone: amountOf(alone) };
    const context = { idempotencyKey: newIdempotencyKey() };
    const counts = Object.fromEntries(Object.entries(times).map(([name, typed]) => [name, Number(typed)]));
    await caseDeskApi.call.savePolicy({ version, ...amounts, ...(counts as Record<Counted, number>) }, { context });
  };
  return (
    <EditPage<Values>
      title="售后规则"
      form={form}
      initialValues={initialValues}
      submitLabel="保存规则"
      backHref={DESK_CASES_PATH}
      onSave={save}
      onSaved={() => {
        notify.success('售后规则已保存，新的申请按新规则处理');
        void queryClient.invalidateQueries();
        void router.navigate({ href: DESK_CASES_PATH });
      }}
    >
      <Halves>
        {AMOUNTS.map(([name, label, extra]) => (
          <Form.Item key={name} name={name} label={label} extra={extra} rules={AMOUNT_RULES} validateFirst>
            <Input inputMode="decimal" maxLength={13} />
          </Form.Item>
        ))}
        {HOURS.map(([name, label, extra]) => (
          <CountField key={name} name={name} label={label} extra={extra} most={240} />
        ))}
        {DAYS.map(([name, label, extra]) => (
          <CountField key={name} name={name} label={label} extra={extra} most={name === 'warrantyDays' ? 3650 : 365} />
        ))}
      </Halves>
    </EditPage>
  );
}
