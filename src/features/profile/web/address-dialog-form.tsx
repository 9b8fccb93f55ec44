import { useForm } from '@rc-component/form';
import { useMemo, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormCheckbox, FormSelect } from '#platform/web/form/form-controls.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import type { Address } from '../contract/profile-contract.ts';
import styles from './address-dialog-form.module.css';
import { PlaceField, ReceiverFields } from './address-fields.tsx';
import { regionOptions } from './region-options.ts';
import { type RegionOption, regionPath } from './region-path.ts';
import { useSaveAddress } from './use-save-address.ts';

export type AddressDialogFormProps = {
  address: Address | null;
  onSaved: (address: Address) => void;
  onClose: () => void;
};

type Values = {
  receiver: string;
  phone: string;
  province: string;
  city: string;
  regionCode: string;
  detail: string;
  isDefault: boolean;
};

function initialOf(address: Address | null): Partial<Values> {
  if (!address) return { isDefault: false };
  const [province, city] = regionPath(address.regionCode);
  return { ...address, province, city };
}

const below = (options: readonly RegionOption[], value: string | undefined) =>
  options.find((option) => option.value === value)?.children ?? [];

/** City and county as far as they still belong to what stands above them: a city of another province is no choice. */
function placeWithin(provinces: readonly RegionOption[], { province, city, regionCode }: Values) {
  const within = (options: readonly RegionOption[], code: string | undefined) =>
    options.some(({ value }) => value === code) ? code : undefined;
  const cities = below(provinces, province);
  const keptCity = within(cities, city);
  return { city: keptCity, regionCode: within(below(cities, keptCity), regionCode) };
}

export default function AddressDialogForm({ address, onSaved, onClose }: AddressDialogFormProps) {
  const [form] = useForm<Values>();
  const [place, setPlace] = useState(() => initialOf(address));
  const provinces = useMemo(regionOptions, []);
  const { saving, refusal, save } = useSaveAddress(address, onSaved);

  const followPlace = (values: Values) => {
    const kept = placeWithin(provinces, values);
    if (kept.city !== values.city || kept.regionCode !== values.regionCode) form.setFieldsValue(kept);
    setPlace({ province: values.province, city: kept.city });
  };

  return (
    <Form<Values>
      form={form}
      label="收货地址"
      initialValues={initialOf(address)}
      onValuesChange={followPlace}
      onFinish={({ receiver, phone, regionCode, detail, isDefault }) =>
        void save({ receiver, phone: phone.trim(), regionCode, detail, isDefault: isDefault === true })
      }
    >
      <div className={styles.pair}>
        <ReceiverFields />
      </div>
      <RegionFields provinces={provinces} place={place} />
      <PlaceField />
      <FormCheckbox name="isDefault" label="默认地址">
        设为默认收货地址
      </FormCheckbox>
      <ProblemLine>{refusal}</ProblemLine>
      <DialogActs>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={saving}>
          保存地址
        </Button>
      </DialogActs>
    </Form>
  );
}

type RegionFieldsProps = { provinces: readonly RegionOption[]; place: Partial<Values> };

function RegionFields({ provinces, place }: RegionFieldsProps) {
  const cities = below(provinces, place.province);
  const level = { required: true, placeholder: '请选择' };
  return (
    <div className={styles.region}>
      <FormSelect name="province" label="省份" options={provinces} {...level} />
      <FormSelect name="city" label="城市" options={cities} {...level} />
      <FormSelect name="regionCode" label="区县" options={below(cities, place.city)} {...level} />
    </div>
  );
}
