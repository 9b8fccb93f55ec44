import { useQuery } from '@tanstack/react-query';
import { DELIVERY_PATH } from '#business/paths/rules/public.ts';
import { type Address, addressesQuery } from '#features/profile/web/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { DELIVERY_CODES, DELIVERY_WAYS, type DeliveryWay } from '../../contract/invoice-words.ts';
import { REMARK_FIELDS } from '../../rules/invoice-words.ts';
import type { Delivery, Receiver } from './application-form.ts';

const WAYS = DELIVERY_CODES.map((value) => ({ value, label: DELIVERY_WAYS[value] }));

const receiverOf = ({ receiver, phone, province, city, district, detail }: Address): Receiver => ({
  ...{ receiver, phone, province, city, district, detail },
});
const placeOf = ({ receiver, phone, province, city, district, detail }: Receiver) =>
  `${receiver} ${phone} ${province}${city}${district}${detail}`;

interface ReceiverFieldProps {
  chosen: Receiver | undefined;
  onChange: (to: Receiver | undefined) => void;
}

/** Where paper goes: one of the person's addresses, or the one that stands in the draft. */
function ReceiverField({ chosen, onChange }: ReceiverFieldProps) {
  const { data } = useQuery(addressesQuery);
  const places = (data ?? []).map((one) => ({ value: one.id, label: placeOf(receiverOf(one)), one }));
  const known = chosen && places.find(({ label }) => label === placeOf(chosen));
  const kept = chosen && !known ? [{ value: 'kept', label: placeOf(chosen) }] : [];
  return (
    <SelectField
      label="收件地址"
      hint={
        data?.length === 0 ? (
          <>
            还没有收货地址，<PageLink href={DELIVERY_PATH}>先去添加</PageLink>
          </>
        ) : undefined
      }
      value={known?.value ?? (chosen ? 'kept' : '')}
      placeholder="请选择收件地址"
      options={[...kept, ...places]}
      onChange={({ target }) => {
        const place = places.find(({ value }) => value === target.value);
        if (target.value !== 'kept') onChange(place && receiverOf(place.one));
      }}
    />
  );
}

/** How invoices come to the customer, and what their remark says. */
export function DeliveryFields({
  chosen,
  onChange,
}: {
  chosen: Delivery;
  onChange: (part: Partial<Delivery>) => void;
}) {
  const { deliveryWay, email, remarkTemplate, receiver } = chosen;
  return (
    <>
      <SelectField
        label="交付方式"
        hint="数电票默认不提供纸质件；需要纸质件时由我们打印后快递，运单号会显示在开票申请中"
        value={deliveryWay}
        options={WAYS}
        onChange={({ target }) => onChange({ deliveryWay: target.value as DeliveryWay })}
      />
      {deliveryWay === 'mail' && (
        <TextField
          label="收票邮箱"
          type="email"
          maxLength={120}
          value={email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      )}
      {deliveryWay === 'courier' && <ReceiverField chosen={receiver} onChange={(to) => onChange({ receiver: to })} />}
      <TextField
        label="备注模板"
        hint={`可用 ${REMARK_FIELDS.join(' ')}，开出后最多 200 字`}
        maxLength={120}
        value={remarkTemplate}
        onChange={({ target }) => onChange({ remarkTemplate: target.value })}
      />
    </>
  );
}
