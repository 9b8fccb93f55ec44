import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#platform/web/form/field.tsx';
import { FormText } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { priceDeskApi } from '../price-desk-api.ts';
import { DeskForm } from './desk-form.tsx';
import { customersQuery } from './desk-queries.ts';
import { CODE_RULES, isPrice, wirePrice } from './price-rules.ts';
import styles from './prices-desk.module.css';
import { TierFields, type TypedTier } from './tier-fields.tsx';

interface Values {
  customerCode: string;
  skuCode: string;
  agreementNo: string;
  validFrom: string;
  validTo: string;
  tiers: TypedTier[];
}

const CUSTOMERS = 'desk-customers';
const INITIAL: Partial<Values> = { tiers: [{ minQuantity: '1', price: '' }] };

function refuseTiers(tiers: readonly TypedTier[]): string | null {
  const quantities = tiers.map((tier) => tier.minQuantity.trim());
  if (quantities.some((quantity) => !/^[1-9]\d{0,5}$/.test(quantity))) return '起订量应为 1 至 999999 的整数';
  if (new Set(quantities).size < quantities.length) return '起订量不能重复';
  return tiers.every((tier) => isPrice(tier.price)) ? null : '请填写大于 0 的价格，最多 4 位小数';
}

const TIER_RULES = [
  {
    validator: async (_: unknown, tiers: TypedTier[]) => {
      const problem = refuseTiers(tiers);
      if (problem) throw new Error(problem);
    },
  },
];

const inputOf = ({ validTo, tiers, ...values }: Values) => ({
  ...values,
  customerCode: values.customerCode.trim(),
  skuCode: values.skuCode.trim(),
  validTo: validTo || null,
  tiers: tiers.map(({ minQuantity, price }) => ({ minQuantity: Number(minQuantity), price: wirePrice(price) })),
});

function CustomerField() {
  const [keyword, setKeyword] = useState('');
  const { data = [] } = useQuery(customersQuery(keyword));
  return (
    <>
      <FormText
        name="customerCode"
        label="客户编号"
        required
        maxLength={40}
        list={CUSTOMERS}
        hint={data.find(({ customerCode }) => customerCode === keyword)?.firmName}
        onInput={(event) => setKeyword(event.currentTarget.value.trim())}
      />
      <datalist id={CUSTOMERS}>
        {data.map(({ customerCode, firmName }) => (
          <option key={customerCode} value={customerCode}>
            {firmName}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A new agreement about one item with one customer, with its tiers. */
export function AgreementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useAct();
  const save = async (values: Values) => {
    if (await act.run(() => priceDeskApi.call.addAgreement(inputOf(values)), '协议价已生效')) onClose();
  };
  return (
    <Dialog open={open} title="新增协议价" locked={act.busy} onClose={onClose}>
      <DeskForm<Values>
        label="协议价"
        initialValues={INITIAL}
        {...act}
        onClose={onClose}
        onFinish={(values) => void save(values)}
      >
        <CustomerField />
        <div className={styles.two}>
          <FormText name="skuCode" label="商品编码" required rules={CODE_RULES} maxLength={40} />
          <FormText name="agreementNo" label="协议号" required maxLength={40} />
          <FormText name="validFrom" label="开始日期" type="date" required />
          <FormText name="validTo" label="结束日期" type="date" hint="不填为长期有效" />
        </div>
        <Field name="tiers" label="阶梯价" rules={TIER_RULES}>
          {({ value, onChange, error }) => (
            <TierFields value={value as readonly TypedTier[]} onChange={onChange} error={error} />
          )}
        </Field>
      </DeskForm>
    </Dialog>
  );
}
