import { FormText } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import { DeskForm } from './desk-form.tsx';
import { CODE_RULES, PRICE_RULES, wirePrice } from './price-rules.ts';
import styles from './prices-desk.module.css';

interface Values {
  skuCode: string;
  name: string;
  price: string;
  startsAt: string;
  endsAt: string;
}

/** What is typed is time in China, wherever the browser stands. */
const instantOf = (typed: string) => `${typed.length === 16 ? `${typed}:00` : typed}+08:00`;

/** A promotion of one item for everybody. */
export function PromotionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useAct();
  const save = async ({ skuCode, name, price, startsAt, endsAt }: Values) => {
    const period = { startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) };
    const input = { skuCode: skuCode.trim(), name, price: wirePrice(price), ...period };
    if (await act.run(() => priceDeskApi.call.addPromotion(input), '促销价已保存')) onClose();
  };
  return (
    <Dialog open={open} title="新增促销价" locked={act.busy} onClose={onClose}>
      <DeskForm<Values>
        label="促销价"
        initialValues={{}}
        {...act}
        onClose={onClose}
        onFinish={(values) => void save(values)}
      >
        <div className={styles.two}>
          <FormText name="skuCode" label="商品编码" required rules={CODE_RULES} maxLength={40} />
          <FormText name="price" label="含税单价" required rules={PRICE_RULES} inputMode="decimal" />
        </div>
        <FormText name="name" label="活动名称" required maxLength={40} placeholder="买家在商品页看到的名称" />
        <div className={styles.two}>
          <FormText name="startsAt" label="开始时间" type="datetime-local" required />
          <FormText name="endsAt" label="结束时间" type="datetime-local" required />
        </div>
      </DeskForm>
    </Dialog>
  );
}
