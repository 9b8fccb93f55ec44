import { useQueryClient } from '@tanstack/react-query';
import { itemHref } from '#business/paths/rules/public.ts';
import { goodsFacts } from '#features/catalog/rules/public.ts';
import { rememberItem } from '#features/catalog/web/public.ts';
import { GoodsWords } from '#platform/web/kits/list/goods-words.tsx';
import { ObstacleLine } from '#platform/web/kits/list/obstacle-line.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import styles from './cart-goods.module.css';

const PICTURE = { normal: 44, dense: 28 } as const;

/** What the line is: number first, because buyers know their goods by it. */
export function CartGoods({ line, dense }: { line: CartLine; dense: boolean }) {
  const queryClient = useQueryClient();
  const facts = goodsFacts(line);
  return (
    <GoodsWords
      picture={line.productImg}
      size={PICTURE[dense ? 'dense' : 'normal']}
      name={line.productName}
      href={line.gone ? null : itemHref(line.skuCode, line.searchId ?? undefined)}
      onOpen={() => rememberItem(queryClient, line)}
      code={line.skuCode}
      facts={
        <>
          {line.split !== '' && <span className={styles.split}>拆分行 {line.split}</span>}
          {facts && ` · ${facts}`}
        </>
      }
      looks={[dense && 'dense', line.obstacle !== null && 'failed']}
    >
      {line.obstacle !== null && <ObstacleLine apart>{line.obstacle}</ObstacleLine>}
    </GoodsWords>
  );
}
