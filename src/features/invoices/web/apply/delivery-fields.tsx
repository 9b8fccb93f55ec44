import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import type { DeliveryWay } from '../../contract/invoice-words.ts';
import { USUAL_REMARK } from '../../rules/invoice-words.ts';

const WAYS = [
  { value: 'download', label: '自行下载' },
  { value: 'mail', label: '发送到邮箱' },
];

export interface Delivery {
  deliveryWay: DeliveryWay;
  email: string;
  remarkTemplate: string;
}
export const USUAL_DELIVERY: Delivery = { deliveryWay: 'download', email: '', remarkTemplate: USUAL_REMARK };

/** How invoices come to the customer, and what their remark says. */
export function DeliveryFields({ chosen, onChange }: { chosen: Delivery; onChange: (to: Delivery) => void }) {
  const { deliveryWay, email, remarkTemplate } = chosen;
  const change = (part: Partial<Delivery>) => onChange({ ...chosen, ...part });
  return (
    <>
      <SelectField
        label="交付方式"
        value={deliveryWay}
        options={WAYS}
        onChange={({ target }) => change({ deliveryWay: target.value as DeliveryWay })}
      />
      {deliveryWay === 'mail' && (
        <TextField
          label="收票邮箱"
          type="email"
          maxLength={120}
          value={email}
          onChange={({ target }) => change({ email: target.value })}
        />
      )}
      <TextField
        label="备注模板（可用 {订单号} {PO号} {物料编码} {对账单号}，开出后最多 200 字）"
        maxLength={120}
        value={remarkTemplate}
        onChange={({ target }) => change({ remarkTemplate: target.value })}
      />
    </>
  );
}
