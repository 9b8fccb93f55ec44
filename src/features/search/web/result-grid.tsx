import { ToListButton } from '#features/catalog/web/public.ts';
import { Picture } from '#platform/web/display/picture.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ResultItem, SearchResult } from '../contract/search-schemas.ts';
import { ItemDelivery, ItemFlags, ItemLink, ItemNumbers, ItemPrice, packText } from './result-facts.tsx';
import styles from './result-grid.module.css';
import { RowAdd, RowQuantity, useRowPurchase } from './row-purchase.tsx';

const PICTURE = { width: 240, height: 180 };
const FIRST_VIEW = 8;

function ResultCard({ item, columns, priority }: { item: ResultItem; columns: readonly string[]; priority: boolean }) {
  const purchase = useRowPurchase(item);
  const facts = columns.flatMap((name) => {
    const found = item.attributes.find((attribute) => attribute.name === name);
    return found ? [`${found.value}${found.unit ?? ''}`] : [];
  });
  return (
    <li className={styles.card}>
      <ItemLink item={item} className={styles.picture} second>
        <Picture src={item.productImg} alt="" {...PICTURE} priority={priority} />
      </ItemLink>
      <div className={styles.name}>
        <ItemLink item={item}>{item.productName}</ItemLink>
        <ItemFlags item={item} />
      </div>
      <p className={styles.facts}>{[...facts, packText(item)].join(' · ')}</p>
      <ItemNumbers item={item} />
      <div className={styles.offer}>
        <ItemPrice item={item} unit />
        <ItemDelivery item={item} />
      </div>
      {!item.obstacle && (
        <div className={styles.purchase}>
          <RowQuantity item={item} purchase={purchase} />
          <RowAdd item={item} purchase={purchase} />
          <ToListButton item={item} quantity={purchase.quantity} small />
        </div>
      )}
    </li>
  );
}

interface ResultGridProps {
  result: Pick<SearchResult, 'columns' | 'items'>;
  stale: boolean;
}

/** Large pictures, for things one knows by their looks. */
export function ResultGrid({ result, stale }: ResultGridProps) {
  return (
    <ul className={joinClasses(styles.grid, stale && styles.stale)} aria-label="搜索结果" aria-busy={stale}>
      {result.items.map((item, place) => (
        <ResultCard key={item.itemCode} item={item} columns={result.columns} priority={place < FIRST_VIEW} />
      ))}
    </ul>
  );
}
