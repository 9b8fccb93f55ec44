import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { COMPANY_TITLES_PATH } from '#business/paths/rules/public.ts';
import type { TitleFacts } from '#features/profile/rules/public.ts';
import { NO_FACTS, TitleFields } from '#features/profile/web/desk/public.ts';
import type { InvoiceTitle } from '#features/profile/web/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import { companyTitleApi, ownRequestsQuery } from '../company-title-api.ts';

type Values = TitleFacts & { reason: string };

function factsOf({ type, title, taxNo, bankName, bankAccount, address, phone, email }: InvoiceTitle): TitleFacts {
  return { type, title, taxNo, bankName, bankAccount, address, phone, email };
}

/** A new title of the company is asked for, or a change of one; the form is one key, so a repeated press asks once. */
export function AskForm({ title }: { title: InvoiceTitle | null }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const initial: Values = { ...(title ? factsOf(title) : NO_FACTS), reason: '' };
  const type = Form.useWatch('type', form) ?? initial.type;
  const send = async (values: Values) => {
    const seen = title && { titleId: title.id, titleVersion: title.version };
    await companyTitleApi.call.ask({ ...NO_FACTS, ...values, ...seen }, { context: { idempotencyKey } });
    await queryClient.invalidateQueries({ queryKey: ownRequestsQuery.queryKey });
  };
  return (
    <EditPage<Values>
      title={title ? '申请修改公司抬头' : '申请新的公司抬头'}
      form={form}
      initialValues={initial}
      submitLabel="提交审核"
      backHref={COMPANY_TITLES_PATH}
      onSave={send}
      onSaved={() => {
        notify.success('已提交，审核结果会通知您');
        void navigate({ href: COMPANY_TITLES_PATH });
      }}
    >
      <TitleFields form={form} type={type} />
      <Form.Item
        name="reason"
        label="申请说明"
        required
        rules={[{ required: true, whitespace: true, message: '请填写申请说明' }]}
        extra="例如公司更名、变更开户行、为分公司开票；审核人员据此核对"
      >
        <Input.TextArea rows={2} maxLength={200} />
      </Form.Item>
    </EditPage>
  );
}
