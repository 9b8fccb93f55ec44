import { useSuspenseQuery } from '@tanstack/react-query';
import { useMayBuy } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { Replacements } from '../contract/item-page-schemas.ts';
import type { ItemCard } from '../contract/item-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { replacementsQuery } from './catalog-queries.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ItemPageLink } from './item-page-link.tsx';
import styles from './replacement-section.module.css';

type ReplacementSectionProps = { itemCode: string; cart: CartHand };

/** What may be bought instead, with the differences, and what this item may be bought instead of. */
export function ReplacementSection({ itemCode, cart }: ReplacementSectionProps) {
  const { data } = useSuspenseQuery(replacementsQuery(itemCode));
  const { replacements, comparison, alternativeFor } = data;
  const kinds = new Map(replacements.map((one) => [one.itemCode, one]));
  const mark = ({ itemCode: code }: ItemCard) => {
    const kind = kinds.get(code);
    if (!kind) return <Tag>当前商品</Tag>;
    return <Tag tone={kind.kind === 'drop_in' ? 'success' : 'accent'}>{kind.kindText}</Tag>;
  };
  const act = (item: ItemCard) => (kinds.has(item.itemCode) ? <AddReplacement item={item} cart={cart} /> : '—');
  return (
    <>
      {replacements.length > 0 && (
        <Section title="可替代商品" note={`${replacements.length} 个，差异已标出`} flush>
          <ComparisonTable
            caption="可替代商品与当前商品的差异"
            comparison={comparison}
            mark={mark}
            act={act}
            onlyDifferences
          />
        </Section>
      )}
      {alternativeFor.length > 0 && <Backwards alternativeFor={alternativeFor} />}
    </>
  );
}

function AddReplacement({ item, cart }: { item: ItemCard; cart: CartHand }) {
  const mayBuy = useMayBuy();
  if (item.obstacle !== null) return <>{item.obstacle}</>;
  if (!mayBuy) return '—';
  const add = () => void cart.add([{ itemNo: item.itemCode, quantity: item.moqSales }]);
  return (
    <Button size="sm" kind="secondary" aria-label={`加入购物车：${item.itemCode}`} onClick={add}>
      加入购物车
    </Button>
  );
}

function Backwards({ alternativeFor }: Pick<Replacements, 'alternativeFor'>) {
  return (
    <Section title="可替代以下商品" flush>
      <ul className={styles.backwards}>
        {alternativeFor.map(({ itemCode, kindText, note, item }) => (
          <li key={itemCode}>
            <Tag>{kindText}</Tag>
            <ItemPageLink item={item}>{item.productName}</ItemPageLink>
            <small>{[itemCode, note].filter(Boolean).join(' • ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
