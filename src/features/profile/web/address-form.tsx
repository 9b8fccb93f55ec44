import { useNavigate } from '@tanstack/react-router';
import { Cascader, Checkbox, Form, Input } from 'antd';
import { DELIVERY_PATH } from '#business/paths/rules/public.ts';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { Address } from '../contract/profile-contract.ts';
import { regionPath } from './region-path.ts';
import { useRegionOptions } from './use-region-options.ts';
import { useSendAddress } from './use-save-address.ts';

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

/** New address, or a change of one. */
export function AddressForm({ address }: { address: Address | null }) {
  const [form] = Form.useForm<Values>();
  const navigate = useNavigate();
  const regions = useRegionOptions(address);
  const send = useSendAddress(address);
  return (
    <EditPage<Values>
      title={address ? '修改收货地址' : '新增收货地址'}
      form={form}
      initialValues={initialOf(address)}
      submitLabel="保存地址"
      backHref={DELIVERY_PATH}
      onSave={async ({ region, ...values }) => {
        await send({ ...values, regionCode: region.at(-1) ?? '' });
      }}
      onSaved={() => {
        notify.success('收货地址已保存');
        void navigate({ href: DELIVERY_PATH });
      }}
    >
      <Form.Item name="receiver" label="收货人" rules={RULES.receiver} validateFirst>
        <Input maxLength={30} autoComplete="name" />
      </Form.Item>
      <Form.Item name="phone" label="电话" rules={RULES.phone} validateFirst>
        <Input maxLength={24} autoComplete="tel" inputMode="tel" />
      </Form.Item>
      <Form.Item name="region" label="省市区" rules={RULES.region}>
        <Cascader {...regions} placeholder="输入或选择省、市、区县" showSearch />
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
