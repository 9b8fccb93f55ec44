import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { offerLabel } from '../../rules/review-offers.ts';
import styles from '../quote.module.css';
import { BasisLine } from './basis-line.tsx';
import { type OfferDraft, withoutItem } from './offer-draft.ts';
import { OfferVerdict } from './offer-verdict.tsx';

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
  /** Cost and floor of an item of the catalogue: an act of its own. */
  onBasis: () => void;
  onAlternative: () => void;
  /** Only further offers can be taken away; a wish keeps its first. */
  onRemove: (() => void) | undefined;
};

type TextName = {
  [Name in keyof OfferDraft]: OfferDraft[Name] extends string ? Name : never;
}[Exclude<keyof OfferDraft, 'kind'>];

/** One offer: what it is, what it sells and costs for, and what that leaves. */
export function OfferFields({ offer, onChange, onPick, onBasis, onAlternative, onRemove }: Props) {
  const field = (name: TextName, label: string, maxLength: number, wide = false) => (
    <TextField
      label={label}
      maxLength={maxLength}
      value={offer[name]}
      className={wide ? styles.wide : undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const none = offer.kind === 'none';
  const listed = offer.itemNo !== '';
  const typed = !none && !listed;
  return (
    <fieldset className={styles.offer}>
      <Legend offer={offer} />
      <div className={styles.fields}>
        <SelectField
          label="处理"
          value={offer.kind}
          options={KINDS}
          onChange={(event) => onChange({ kind: event.target.value as OfferDraft['kind'] })}
        />
        {field('productName', '品名', 200, true)}
        {field('brandName', '品牌', 60)}
        {field('model', '型号', 80)}
        {field('quantity', listed ? `数量（${offer.unit}）` : '数量', 6)}
        {!listed && field('unit', '单位', 10)}
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
        {typed && field('cost', '含税成本', 14)}
        {typed && field('floor', '底价', 14)}
        {typed && field('supplier', '成本来源', 60)}
        {field('note', none ? '原因' : '备注', 300, true)}
      </div>
      {listed && !none && <BasisLine {...offer} onChange={onBasis} />}
      {!none && <OfferVerdict offer={offer} onReason={(priceReason) => onChange({ priceReason })} />}
      <Row gap={10} looks={['wrap']}>
        <Button size="sm" onClick={onPick}>
          选商品
        </Button>
        {listed && (
          <Button size="sm" onClick={() => onChange(withoutItem(offer))}>
            改为目录外商品
          </Button>
        )}
        <Button size="sm" onClick={onAlternative}>
          加备选方案
        </Button>
        {onRemove && (
          <Button size="sm" kind="quiet" onClick={onRemove}>
            删除备选
          </Button>
        )}
      </Row>
    </fieldset>
  );
}

function Legend({ offer }: { offer: OfferDraft }) {
  const { wished, productName, wishedQuantity, wishedUnit, conversion, itemNo, written } = offer;
  const amount = wishedQuantity === null ? '' : `，${wishedQuantity} ${wishedUnit}`;
  return (
    <legend>
      {offerLabel(offer)}{' '}
      <span className={styles.quiet}>
        需求：{wished || productName}
        {amount}
        {itemNo && `；报 ${itemNo}`}
      </span>
      {written && <span className={styles.conversion}>{written}</span>}
      {conversion && <span className={styles.conversion}>{conversion}</span>}
    </legend>
  );
}
