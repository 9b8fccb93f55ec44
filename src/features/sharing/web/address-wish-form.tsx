import { useForm } from '@rc-component/form';
import { useState } from 'react';
import { RegionPicker, regionName } from '#features/profile/web/public.ts';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { Form } from '#platform/web/form/form.tsx';
import { FormText, FormTextArea } from '#platform/web/form/form-controls.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { sharedPageApi } from './share-api.ts';
import styles from './shared-page.module.css';
import { AskerFields, SendWish } from './wish-parts.tsx';

type Values = { receiver: string; phone: string; detail: string; name: string; note?: string; replyTo?: string };

const PHONE_RULES = [{ pattern: PHONE_PATTERN, message: '请填写 11 位手机号或带区号的座机号，例如 0512-66668888' }];

/** Asks for another address. */
export function AddressWishForm({ code, onSent }: { code: string; onSent: () => void }) {
  const [form] = useForm<Values>();
  const [region, setRegion] = useState<{ code: string; text: string } | null>(null);
  const [missing, setMissing] = useState(false);
  const act = useAct();
  const choose = async (county: string) => {
    setMissing(false);
    setRegion({ code: county, text: await regionName(county) });
  };
  const send = async ({ name, note = '', replyTo = '', phone, ...rest }: Values) => {
    if (!region) return setMissing(true);
    const address = { ...rest, phone: phone.trim(), regionCode: region.code };
    if (
      await act.run(() => sharedPageApi.call.wish({ code, name, note, replyTo: replyTo.trim(), address }), '申请已提交')
    )
      onSent();
  };
  return (
    <Form<Values> form={form} label="修改收货地址" onFinish={(values) => void send(values)}>
      <FormText name="receiver" label="收货人" required maxLength={30} autoComplete="name" />
      <FormText
        name="phone"
        label="电话"
        required
        rules={PHONE_RULES}
        maxLength={24}
        inputMode="tel"
        autoComplete="tel"
      />
      <div className={styles.region}>
        <span>省市区</span>
        <RegionPicker
          value={region?.code ?? null}
          text={region?.text ?? null}
          hasAddresses={false}
          onChoose={(county) => void choose(county)}
        />
        {missing && (
          <span className={styles.problem} role="alert">
            请选择省市区
          </span>
        )}
      </div>
      <FormTextArea
        name="detail"
        label="详细地址"
        required
        rows={2}
        maxLength={120}
        rules={[{ min: 2 }]}
        placeholder="街道、门牌号、楼层、仓库门号"
      />
      <AskerFields />
      <SendWish act={act} />
    </Form>
  );
}
