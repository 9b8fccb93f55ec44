import { itemHref } from '#business/paths/rules/public.ts';
import { describeQuantityRule } from '#features/catalog/rules/public.ts';
import { Picture } from '#platform/web/display/picture.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { ObstacleLine } from '#platform/web/kits/list/obstacle-line.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import styles from './cart-goods.module.css';

const PICTURE = { normal: 44, dense: 28 } as const;

/** What the line is: number first, because buyers know their goods by it. */
export function CartGoods({ line, dense }: { line: CartLine; dense: boolean }) {
  const { moqSales: moq, moqIncrement: step, orderUnit: unit } = line;
  const rule = moq > 1 || step > 1 ? describeQuantityRule({ moq, step, unit }) : null;
  const facts = [line.brandName, line.mpn, rule].filter(Boolean).join(' · ');
  const size = PICTURE[dense ? 'dense' : 'normal'];
  return (
    <div className={joinClasses(styles.goods, dense && styles.dense, line.obstacle !== null && styles.failed)}>
      <Picture src={line.productImg} alt="" width={size} height={size} className={styles.picture} />
      <div className={styles.words}>
        {line.gone ? (
          <span className={styles.name}>{line.productName}</span>
        ) : (
          <PageLink href={itemHref(line.skuCode, line.searchId ?? undefined)} className={styles.name}>
            {line.productName}
          </PageLink>
        )}
        <p className={styles.codes}>
          <span className={styles.code}>{line.skuCode}</span>
          {line.split !== '' && <span className={styles.split}>拆分行 {line.split}</span>}
          {facts && ` · ${facts}`}
        </p>
        {line.obstacle !== null && <ObstacleLine apart>{line.obstacle}</ObstacleLine>}
      </div>
    </div>
  );
}
