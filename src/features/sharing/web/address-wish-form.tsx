import { useForm } from '@rc-component/form';
import { useState } from 'react';
import { PlaceField, ReceiverFields, RegionPicker, regionName } from '#features/profile/web/public.ts';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { sharedPageApi } from './share-api.ts';
import styles from './shared-page.module.css';
import { AskerFields, SendWish } from './wish-parts.tsx';

type Values = { receiver: string; phone: string; detail: string; name: string; note?: string; replyTo?: string };

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
      <ReceiverFields />
      <div className={styles.region}>
        <span>省市区</span>
        <RegionPicker
          value={region?.code ?? null}
          text={region?.text ?? null}
          hasAddresses={false}
          onChoose={(county) => void choose(county)}
        />
        {missing && <ProblemWords>请选择省市区</ProblemWords>}
      </div>
      <PlaceField />
      <AskerFields />
      <SendWish act={act} />
    </Form>
  );
}
