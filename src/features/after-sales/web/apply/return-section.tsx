import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '#features/profile/web/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { CaseEntries } from '../../contract/apply-schemas.ts';
import { placeText } from '../../rules/place-text.ts';
import { RadioCards } from '../radio-cards.tsx';
import type { HowBack } from './use-apply-form.ts';
import styles from './wish.module.css';

const WAYS = [
  { value: 'pickup', label: '上门取件', note: '审核通过后预约时间，快递员上门取走' },
  { value: 'mail', label: '自行寄回', note: '自己找快递寄回，填写运单号，可打印退货标签' },
  { value: 'deliver', label: '送货', note: '自己送到仓库，凭退货单号收货' },
] as const;

type Props = {
  entries: CaseEntries;
  back: HowBack;
  checked: boolean;
  /** Of the address book; empty: where the order went. */
  addressId: string;
  onBack: (part: Partial<HowBack>) => void;
  onAddress: (id: string) => void;
};

export const backFault = ({ contactName, contactPhone }: HowBack) => ({
  name: contactName.trim() === '' ? '请填写联系人' : null,
  phone: /^[0-9+\-\s()]{6,20}$/.test(contactPhone.trim()) ? null : '请填写联系电话',
});

/** How the goods come back, and whom the carrier calls. */
export function ReturnSection({ entries, back, checked, addressId, onBack, onAddress }: Props) {
  const { data: addresses = [] } = useQuery(addressesQuery);
  const fault = backFault(back);
  const places = [
    { value: '', label: `订单收货地址：${placeText(entries.address)}` },
    ...addresses.map((one) => ({ value: one.id, label: placeText(one) })),
  ];
  return (
    <Section title="怎么退回" note="审核通过后按此安排，之后还可以调整">
      <Stack>
        <RadioCards
          label="退回方式"
          cards={WAYS}
          chosen={back.returnWay}
          onChoose={(returnWay) => onBack({ returnWay })}
        />
        <div className={styles.fields}>
          <TextField
            label="联系人"
            required
            maxLength={40}
            autoComplete="name"
            error={checked ? fault.name : undefined}
            value={back.contactName}
            onChange={({ target }) => onBack({ contactName: target.value })}
          />
          <TextField
            label="联系电话"
            required
            inputMode="tel"
            maxLength={20}
            autoComplete="tel"
            error={checked ? fault.phone : undefined}
            value={back.contactPhone}
            onChange={({ target }) => onBack({ contactPhone: target.value })}
          />
          {back.returnWay === 'pickup' && (
            <SelectField
              label="取件地址"
              className={styles.note}
              value={addressId}
              options={places}
              onChange={({ target }) => onAddress(target.value)}
            />
          )}
        </div>
      </Stack>
    </Section>
  );
}

const WISHES = [
  { value: 'wait', label: '等货换新', note: '没有现货时等到货再发，期间可以改主意' },
  { value: 'refund', label: '改为退款', note: '没有现货时直接退款，不再等待' },
] as const;

/** What is to be done where nothing is there to exchange it for. */
export const ExchangeSection = ({ back, onBack }: Pick<Props, 'back' | 'onBack'>) => (
  <Section title="换货没有库存时">
    <RadioCards
      label="换货没有库存时"
      cards={WISHES}
      chosen={back.exchangeWish}
      onChoose={(exchangeWish) => onBack({ exchangeWish })}
    />
  </Section>
);
