import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import { lineKey } from '../rules/line-key.ts';
import { CartGoods } from './cart-goods.tsx';
import { PriceFlag } from './price-flag.tsx';
import styles from './saved-lines.module.css';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartRemoval } from './use-cart-removal.ts';

/** Shown at first; the rest on demand. */
const FIRST_SHOWN = 20;

/** What was put aside for later, with what it costs now and a way back into the cart. */
export function SavedLines({ lines }: { lines: readonly CartLine[] }) {
  const { edit } = useCartEdits();
  const remove = useCartRemoval();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, FIRST_SHOWN);
  const takeBack = (some: readonly CartLine[]) =>
    edit(some.map(({ skuCode, split }) => ({ skuCode, split, saved: false })));
  const action = (
    <Button kind="quiet" size="sm" onClick={() => takeBack(lines)}>
      全部移回购物车
    </Button>
  );
  return (
    <Section title="稍后再买" note={`${lines.length} 种，不计入合计`} action={action} flush>
      <ul className={styles.list}>
        {shown.map((line) => (
          <li key={lineKey(line)} className={styles.line}>
            <CartGoods line={line} dense />
            <span className={styles.quantity}>
              {line.quantity} {line.orderUnit}
            </span>
            <div className={styles.price}>
              <Money yuan={line.salesPrice} unit={line.orderUnit} />
              <PriceFlag line={line} />
            </div>
            <div className={styles.acts}>
              {!line.gone && (
                <Button size="sm" aria-label={`移回购物车 ${line.skuCode}`} onClick={() => takeBack([line])}>
                  移回购物车
                </Button>
              )}
              <Button kind="quiet" size="sm" aria-label={`删除 ${line.skuCode}`} onClick={() => void remove([line])}>
                删除
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <p className={styles.more}>
          <Button kind="quiet" size="sm" onClick={() => setAll(true)}>
            显示其余 {lines.length - shown.length} 种
          </Button>
        </p>
      )}
    </Section>
  );
}
