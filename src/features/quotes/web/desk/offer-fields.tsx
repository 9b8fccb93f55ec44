import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import styles from '../quote.module.css';
import { marginText } from './margin-text.ts';
import { type OfferDraft, typedMargin } from './offer-draft.ts';

const KINDS = [
  { value: 'same', label: '原品报价' },
  { value: 'substitute', label: '替代报价' },
  { value: 'none', label: '无法供货' },
];
const RATES = [1300, 900, 600, 0].map((rate) => ({ value: String(rate), label: `${rate / 100}%` }));

type Props = {
  offer: OfferDraft;
  onChange: (part: Partial<OfferDraft>) => void;
  onPick: () => void;
  onAlternative: () => void;
  /** Only further offers can be taken away; a wish keeps its first. */
  onRemove: (() => void) | undefined;
};

type TextName = Exclude<keyof OfferDraft, 'key' | 'lineNo' | 'offerNo' | 'kind' | 'taxRateBp'>;

/** One offer: what it is, what it sells and costs for, and what that leaves. */
export function OfferFields({ offer, onChange, onPick, onAlternative, onRemove }: Props) {
  const field = (name: TextName, label: string, maxLength: number, wide = false) => (
    <TextField
      {...{ label, maxLength, value: offer[name] }}
      className={wide ? styles.wide : undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const none = offer.kind === 'none';
  return (
    <fieldset className={styles.offer}>
      <legend>
        第 {offer.lineNo} 行{offer.offerNo > 1 && ` 备选 ${offer.offerNo}`}{' '}
        <span className={styles.quiet}>需求：{offer.wished || offer.productName}</span>
      </legend>
      <div className={styles.fields}>
        <SelectField
          label="处理"
          value={offer.kind}
          options={KINDS}
          onChange={(event) => onChange({ kind: event.target.value as OfferDraft['kind'] })}
        />
        {field('itemNo', '商品编码', 40)}
        {field('productName', '品名', 200, true)}
        {field('brandName', '品牌', 60)}
        {field('model', '型号', 80)}
        {field('quantity', '数量', 6)}
        {field('unit', '单位', 10)}
        {!none && field('unitPrice', '含税单价', 14)}
        {!none && (
          <SelectField
            label="税率"
            value={String(offer.taxRateBp)}
            options={RATES}
            onChange={(event) => onChange({ taxRateBp: Number(event.target.value) })}
          />
        )}
        {!none && field('deliveryDays', '货期（天）', 3)}
        {!none && field('cost', '成本', 14)}
        {!none && field('floor', '底价', 14)}
        {!none && field('supplier', '供应商', 60)}
        {field('note', none ? '原因' : '备注', 300, true)}
      </div>
      <div className={styles.acts}>
        <span>毛利率 {marginText(none ? null : typedMargin(offer))}</span>
        <Button size="sm" onClick={onPick}>
          选商品
        </Button>
        <Button size="sm" onClick={onAlternative}>
          加备选方案
        </Button>
        {onRemove && (
          <Button size="sm" kind="quiet" onClick={onRemove}>
            删除备选
          </Button>
        )}
      </div>
    </fieldset>
  );
}
