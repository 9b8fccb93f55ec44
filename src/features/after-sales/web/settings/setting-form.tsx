import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { APPROVAL_FLOWS_PATH, USER_CENTER_PATH } from '#business/paths/rules/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CaseSetting } from '../../contract/setting-contract.ts';
import { settingApi, settingQuery } from './setting-api.ts';
import styles from './setting-form.module.css';

interface Values {
  approvalAbove: string;
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** People type 5000; calls take two decimals. Nothing typed: nobody is asked. */
function amountOf(typed: string): string | null {
  const [whole = '', cents = ''] = typed.trim().split('.');
  return whole === '' ? null : `${whole}.${cents.padEnd(2, '0')}`;
}

/** From which amount on the flows of the company are asked before an application leaves it. */
export function SettingForm({ setting }: { setting: CaseSetting }) {
  const [form] = Form.useForm<Values>();
  const queryClient = useQueryClient();
  const save = async ({ approvalAbove }: Values) => {
    const { version } = setting;
    const saved = await settingApi.call.save({ approvalAbove: amountOf(approvalAbove), version });
    queryClient.setQueryData(settingQuery.queryKey, saved);
  };
  return (
    <EditPage<Values>
      title="售后设置"
      form={form}
      initialValues={{ approvalAbove: setting.approvalAbove ?? '' }}
      submitLabel="保存"
      backHref={USER_CENTER_PATH}
      onSave={save}
      onSaved={() => notify.success('售后设置已保存')}
    >
      <Form.Item
        name="approvalAbove"
        label="售后金额超过多少元需要公司审批"
        rules={[{ pattern: AMOUNT, message: '请填写金额，最多两位小数' }]}
        extra={
          <>
            <p>留空表示不需要审批。超过的申请按审批流中“售后”的规则找人审批，通过后才交给商家。</p>
            {!setting.flowed && (
              <p className={styles.warning}>贵司还没有启用“售后”类型的审批流：超过金额的申请也会直接交给商家。</p>
            )}
            <p>
              <PageLink href={APPROVAL_FLOWS_PATH}>设置审批流</PageLink>
            </p>
          </>
        }
      >
        <Input inputMode="decimal" maxLength={12} suffix="元" placeholder="不需要审批" style={{ maxWidth: 280 }} />
      </Form.Item>
    </EditPage>
  );
}
