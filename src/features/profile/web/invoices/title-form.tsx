import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { INVOICE_PATH } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { InvoiceTitle } from '../../contract/invoice-title-contract.ts';
import {
  fieldsOfType,
  isNeeded,
  TITLE_LABELS,
  TITLE_TYPES,
  type TitleFacts,
  type TitleField,
  type TitleType,
  titleFaults,
} from '../../rules/invoice-title.ts';
import { titleApi, titlesQuery } from './title-queries.ts';

type Values = TitleFacts & { isDefault: boolean; central: boolean };

const NEW: Values = {
  type: 1,
  title: '',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
  email: '',
  isDefault: false,
  central: false,
};

const TYPE_OPTIONS = (Object.keys(TITLE_TYPES) as unknown as TitleType[]).map((type) => ({
  value: Number(type),
  label: TITLE_TYPES[type],
}));

const LENGTHS: Readonly<Record<TitleField, number>> = {
  title: 100,
  taxNo: 40,
  bankName: 60,
  bankAccount: 40,
  address: 120,
  phone: 30,
  email: 100,
};

const HINTS: Partial<Record<TitleField, string>> = {
  taxNo: '15、18 或 20 位；18 位按统一社会信用代码核对校验位',
  email: '电子发票发送到这里，可以不填',
};

const labelOf = (type: TitleType, field: TitleField) =>
  type === 3 && field === 'title' ? '姓名' : TITLE_LABELS[field];

function valuesOf({ id: _, version: __, ...values }: InvoiceTitle): Values {
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

/** The field's own part of what is wrong with the whole; other fields say theirs themselves. */
const ruleOf = (form: ReturnType<typeof Form.useForm<Values>>[0], field: TitleField) => ({
  validator: async (): Promise<void> => {
    const typed = { ...NEW, ...form.getFieldsValue() };
    const fault = titleFaults({ ...typed, taxNo: tidyTaxNumber(typed.taxNo) })[field];
    if (fault) throw new Error(fault);
  },
});

/** New title, or a change of one. */
export function TitleForm({ title }: { title: InvoiceTitle | null }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const managesCompany = usePermission('COMPANY_MANAGEMENT');
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
      <Form.Item name="type" label="发票类型" rules={[{ required: true }]}>
        <Select options={TYPE_OPTIONS} />
      </Form.Item>
      {fieldsOfType(type).map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={labelOf(type, field)}
          required={isNeeded(type, field)}
          rules={field === 'email' ? [{ type: 'email' }] : [ruleOf(form, field)]}
          extra={HINTS[field]}
        >
          <Input maxLength={LENGTHS[field]} />
        </Form.Item>
      ))}
      {managesCompany && (
        <Form.Item name="central" valuePropName="checked" extra="全公司下单时都可以选用，只有公司管理员能修改">
          <Checkbox disabled={title !== null}>公司统一抬头</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>设为默认抬头</Checkbox>
      </Form.Item>
    </EditPage>
  );
}
