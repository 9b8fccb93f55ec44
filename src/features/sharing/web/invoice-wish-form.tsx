import { useForm } from '@rc-component/form';
import { useState } from 'react';
import {
  fieldsOfType,
  isNeeded,
  TITLE_LABELS,
  TITLE_TYPES,
  type TitleField,
  type TitleType,
} from '#features/profile/rules/public.ts';
import { Form } from '#platform/web/form/form.tsx';
import { FormSelect, FormText } from '#platform/web/form/form-controls.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { sharedPageApi } from './share-api.ts';
import { AskerFields, SendWish } from './wish-parts.tsx';

type Values = Partial<Record<TitleField, string>> & { type: string; name: string; note?: string; replyTo?: string };

const TYPES = Object.entries(TITLE_TYPES).map(([value, label]) => ({ value, label }));
const typeOf = (text: string | undefined): TitleType => (text === '2' ? 2 : text === '3' ? 3 : 1);
const labelOf = (type: TitleType, field: TitleField) =>
  type === 3 && field === 'title' ? '姓名' : TITLE_LABELS[field];

/** Asks for another invoice; only the fields of its type are there. */
export function InvoiceWishForm({ code, onSent }: { code: string; onSent: () => void }) {
  const [form] = useForm<Values>();
  const [type, setType] = useState<TitleType>(1);
  const act = useAct();
  const send = async ({ type: chosen, name, note = '', replyTo = '', title = '', ...facts }: Values) => {
    const invoice = { ...facts, type: typeOf(chosen), title };
    if (
      await act.run(() => sharedPageApi.call.wish({ code, name, note, replyTo: replyTo.trim(), invoice }), '申请已提交')
    )
      onSent();
  };
  return (
    <Form<Values>
      form={form}
      label="修改发票信息"
      initialValues={{ type: '1' }}
      onValuesChange={(values) => setType(typeOf(values.type))}
      onFinish={(values) => void send(values)}
    >
      <FormSelect name="type" label="发票类型" required options={TYPES} />
      {fieldsOfType(type).map((field) => (
        <FormText
          key={field}
          name={field}
          label={labelOf(type, field)}
          required={isNeeded(type, field)}
          maxLength={field === 'title' || field === 'address' ? 100 : 40}
          autoComplete="off"
        />
      ))}
      <AskerFields />
      <SendWish act={act} />
    </Form>
  );
}
