import { Form, type FormInstance, Input, Select } from 'antd';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
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

export const NO_FACTS: TitleFacts = {
  type: 1,
  title: '',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
  email: '',
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

/** The field's own part of what is wrong with the whole; other fields say theirs themselves. */
const ruleOf = (form: FormInstance, field: TitleField) => ({
  validator: async (): Promise<void> => {
    const typed: TitleFacts = { ...NO_FACTS, ...form.getFieldsValue() };
    const fault = titleFaults({ ...typed, taxNo: tidyTaxNumber(typed.taxNo) })[field];
    if (fault) throw new Error(fault);
  },
});

/** Fields of a title by its type, with what is wrong with each. */
export function TitleFields({ form, type }: { form: FormInstance; type: TitleType }) {
  return (
    <>
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
    </>
  );
}
