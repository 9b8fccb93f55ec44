import { memo } from 'react';
import { describeQuantityRule } from '#features/catalog/rules/public.ts';
import { ItemStepper, itemHref } from '#features/catalog/web/public.ts';
import { TierHint } from '#features/prices/web/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { TrashIcon, WarningIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import styles from './cart-table.module.css';
import { PriceFlag } from './price-flag.tsx';

export interface LineActs {
  onQuantity: (line: CartLine, quantity: number) => void;
  onRemove: (line: CartLine) => void;
}

type CartLineRowProps = LineActs & {
  line: CartLine;
  onChoose: (lines: readonly CartLine[], selected: boolean) => void;
};

export const CartLineRow = memo(function CartLineRow({ line, onChoose, onQuantity, onRemove }: CartLineRowProps) {
  const buyable = line.obstacle === null;
  return (
    <tr className={styles.line}>
      <td className={styles.check}>
        <Checkbox
          label={`选择 ${line.skuCode} ${line.productName}`}
          labelHidden
          checked={buyable && line.selected}
          disabled={!buyable}
          onChange={() => onChoose([line], !line.selected)}
        />
      </td>
      <th scope="row">
        <Goods line={line} />
      </th>
      <td className={styles.price}>
        <Money yuan={line.salesPrice} unit={line.orderUnit} />
        <PriceFlag line={line} />
        <div>{buyable && <TierHint prices={line} quantity={line.quantity} unit={line.orderUnit} />}</div>
      </td>
      <td className={styles.quantity}>
        {line.gone ? (
          line.quantity
        ) : (
          <ItemStepper
            item={{ ...line, itemCode: line.skuCode }}
            value={line.quantity}
            onChange={(quantity) => onQuantity(line, quantity)}
          />
        )}
      </td>
      <td className={styles.amount}>{buyable ? <Money yuan={line.amount} exact /> : '—'}</td>
      <td className={styles.acts}>
        <IconButton label={`删除 ${line.skuCode}`} icon={<TrashIcon />} onClick={() => onRemove(line)} />
      </td>
    </tr>
  );
});

function Goods({ line }: { line: CartLine }) {
  const { moqSales: moq, moqIncrement: step, orderUnit: unit } = line;
  const rule = moq > 1 || step > 1 ? describeQuantityRule({ moq, step, unit }) : null;
  const facts = [line.brandName, line.mpn, rule].filter(Boolean).join(' · ');
  return (
    <div className={styles.goods}>
      <Picture src={line.productImg} alt="" width={56} height={56} className={styles.picture} />
      <div>
        {line.gone ? (
          <span className={styles.name}>{line.productName}</span>
        ) : (
          <PageLink href={itemHref(line.skuCode, line.searchId ?? undefined)} className={styles.name}>
            {line.productName}
          </PageLink>
        )}
        <p className={styles.codes}>
          <span className={styles.code}>{line.skuCode}</span>
          {facts && ` · ${facts}`}
        </p>
        {line.obstacle !== null && (
          <p className={styles.reason}>
            <WarningIcon size={13} />
            {line.obstacle}
          </p>
        )}
      </div>
    </div>
  );
}
