import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Cascader, Checkbox, Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { Address } from '../contract/profile-contract.ts';
import { addressesQuery, profileApi } from './address-queries.ts';
import { DELIVERY_HREF } from './delivery-href.ts';
import { regionOptions, regionPath } from './region-options.ts';

type Values = { receiver: string; phone: string; region: string[]; detail: string; isDefault: boolean };

const RULES = {
  receiver: [{ required: true, whitespace: true, max: 30 }],
  phone: [
    { required: true },
    { pattern: PHONE_PATTERN, message: '请填写 11 位手机号或带区号的座机号，例如 0512-66668888' },
  ],
  region: [{ required: true, message: '请选择省市区' }],
  detail: [
    { required: true, whitespace: true },
    { min: 2, max: 120 },
  ],
};

const initialOf = (address: Address | null): Partial<Values> =>
  address
    ? { ...address, region: regionPath(address.regionCode) }
    : { receiver: '', phone: '', detail: '', isDefault: false };

function useSaveAddress(address: Address | null) {
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return async ({ region, ...values }: Values) => {
    const input = { ...values, regionCode: region.at(-1) ?? '' };
    if (address) await profileApi.call.editAddress({ ...input, id: address.id });
    else await profileApi.call.addAddress(input, { context: { idempotencyKey } });
    await queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
  };
}

/** New address, or a change of one. */
export default function AddressForm({ address }: { address: Address | null }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const options = useMemo(regionOptions, []);
  return (
    <EditPage<Values>
      title={address ? '修改收货地址' : '新增收货地址'}
      form={form}
      initialValues={initialOf(address)}
      submitLabel="保存地址"
      backHref={DELIVERY_HREF}
      onSave={useSaveAddress(address)}
      onSaved={() => {
        notify.success('收货地址已保存');
        void navigate({ href: DELIVERY_HREF });
      }}
    >
      <Form.Item name="receiver" label="收货人" rules={RULES.receiver} validateFirst>
        <Input maxLength={30} autoComplete="name" />
      </Form.Item>
      <Form.Item name="phone" label="电话" rules={RULES.phone} validateFirst>
        <Input maxLength={24} autoComplete="tel" inputMode="tel" />
      </Form.Item>
      <Form.Item name="region" label="省市区" rules={RULES.region}>
        <Cascader options={options} placeholder="输入或选择省、市、区县" showSearch />
      </Form.Item>
      <Form.Item name="detail" label="详细地址" rules={RULES.detail} validateFirst extra="街道、门牌号、楼层、仓库门号">
        <Input.TextArea maxLength={120} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>设为默认收货地址</Checkbox>
      </Form.Item>
    </EditPage>
  );
}
