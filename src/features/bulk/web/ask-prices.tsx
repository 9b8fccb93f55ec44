import type { Wish } from '#features/enquiries/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import styles from './addition-bar.module.css';
import { useAskPrices } from './use-ask-prices.ts';

type AskPricesProps = {
  /** Every row, and those that cannot be bought as they stand. */
  all: readonly Wish[];
  open: readonly Wish[];
  /** Rows are still being checked: which cannot be bought is not known. */
  waiting: boolean;
};

/** Ways from a list to an enquiry: what was not found or cannot be bought, or everything. */
export function AskPrices({ all, open, waiting }: AskPricesProps) {
  const { busy, ask } = useAskPrices();
  if (all.length === 0) return null;
  const some = open.length > 0 && open.length < all.length;
  return (
    <div className={styles.ask}>
      {open.length > 0 && !waiting && (
        <span>{open.length.toLocaleString('zh-CN')} 行没有找到或不能直接购买，可由客服找货报价</span>
      )}
      {some && !waiting && (
        <Button size="sm" busy={busy} onClick={() => void ask(open)}>
          这 {open.length.toLocaleString('zh-CN')} 行转询价
        </Button>
      )}
      <Button size="sm" kind={some ? 'quiet' : undefined} busy={busy} disabled={waiting} onClick={() => void ask(all)}>
        整单询价
      </Button>
    </div>
  );
}
