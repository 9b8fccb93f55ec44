import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { INVOICE_PATH } from '#business/paths/rules/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { InvoiceTitle } from '../../contract/invoice-title-contract.ts';
import type { TitleFacts } from '../../rules/invoice-title.ts';
import { NO_FACTS, TitleFields } from './title-fields.tsx';
import { titleApi, titlesQuery } from './title-queries.ts';

type Values = TitleFacts & { isDefault: boolean; central: boolean };

const NEW: Values = { ...NO_FACTS, isDefault: false, central: false };

function valuesOf({ id: _, version: __, usable: ___, ...values }: InvoiceTitle): Values {
  return values;
}

/** Sends a new or changed title; one form is one key, so a repeated press saves once. */
function useSendTitle(title: InvoiceTitle | null) {
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return async (values: Values) => {
    const input = { ...NEW, ...values };
    if (title) await titleApi.call.edit({ ...input, titleId: title.id, version: title.version });
    else await titleApi.call.add(input, { context: { idempotencyKey } });
    await queryClient.invalidateQueries({ queryKey: titlesQuery.queryKey });
  };
}

/** New title, or a change of one. */
export function TitleForm({ title }: { title: InvoiceTitle | null }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const send = useSendTitle(title);
  const type = Form.useWatch('type', form) ?? title?.type ?? NEW.type;
  return (
    <EditPage<Values>
      title={title ? '修改发票抬头' : '新增发票抬头'}
      form={form}
      initialValues={title ? valuesOf(title) : NEW}
      submitLabel="保存抬头"
      backHref={INVOICE_PATH}
      onSave={send}
      onSaved={() => {
        notify.success('发票抬头已保存');
        void navigate({ href: INVOICE_PATH });
      }}
    >
      <TitleFields form={form} type={type} />
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>设为默认抬头</Checkbox>
      </Form.Item>
    </EditPage>
  );
}
