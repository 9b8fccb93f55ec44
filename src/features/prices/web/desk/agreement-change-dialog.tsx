import { FormText } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { AgreementRow } from '../../contract/price-desk-schemas.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import { DeskForm } from './desk-form.tsx';
import { PRICE_RULES, wirePrice } from './price-rules.ts';
import styles from './prices-desk.module.css';

interface Values {
  price: string;
  validFrom: string;
  validTo: string;
}

/** Price and period of one agreed price; customer, item and quantity stay: another one of these is another price. */
export function AgreementChangeDialog({ row, onClose }: { row: AgreementRow; onClose: () => void }) {
  const act = useAct();
  const save = async ({ price, validFrom, validTo }: Values) => {
    const input = { id: row.id, price: wirePrice(price), validFrom, validTo: validTo || null };
    if (await act.run(() => priceDeskApi.call.changeAgreement(input), '协议价已修改')) onClose();
  };
  const initialValues = { price: row.price, validFrom: row.validFrom, validTo: row.validTo ?? '' };
  return (
    <Dialog open title="修改协议价" locked={act.busy} onClose={onClose}>
      <DeskForm<Values>
        label="协议价"
        initialValues={initialValues}
        {...act}
        onClose={onClose}
        onFinish={(values) => void save(values)}
      >
        <p className={styles.about}>
          {`${row.firmName}（${row.customerCode}）· ${row.skuCode} ${row.productName} · ${row.minQuantity} ${row.orderUnit}起`}
        </p>
        <FormText name="price" label="含税单价" required rules={PRICE_RULES} inputMode="decimal" />
        <div className={styles.two}>
          <FormText name="validFrom" label="开始日期" type="date" required />
          <FormText name="validTo" label="结束日期" type="date" hint="不填为长期有效" />
        </div>
      </DeskForm>
    </Dialog>
  );
}
