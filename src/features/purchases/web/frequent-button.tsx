import { StarIcon } from '#platform/web/icons/late-icons.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import styles from './frequent-button.module.css';
import { useFrequent } from './use-frequent.ts';

/** The star that keeps an item among those bought often; what is gone can only lose it. */
export function FrequentButton({ item }: { item: PurchasedItem }) {
  const { mark } = useFrequent();
  if (item.gone && !item.frequent) return null;
  const label = `${item.frequent ? '取消常购' : '设为常购'}：${item.productName}`;
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={item.frequent}
      aria-label={label}
      title={item.frequent ? '取消常购，不再提醒' : '设为常购，涨价和到货时提醒我'}
      onClick={() => void mark([item], !item.frequent)}
    >
      <StarIcon size={16} />
    </button>
  );
}
