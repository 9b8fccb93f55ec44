import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import styles from './recommend.module.css';

/** Goods one may choose from: those that are gone can't be recommended. */
export interface OfferedGoods {
  itemNo: string;
  name: string;
  facts: string;
  gone: boolean;
}

interface ChooserProps {
  goods: readonly OfferedGoods[] | undefined;
  failed: boolean;
  /** Said where there is nothing. */
  empty: string;
  onChoose: (itemNos: string[]) => void;
}

/** Goods with a mark each, and all at once. */
export function GoodsChooser({ goods, failed, empty, onChoose }: ChooserProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (failed) return <ProblemLine small>商品加载失败，请稍后再试。</ProblemLine>;
  if (!goods) return <p role="status">正在加载…</p>;
  const usable = goods.filter(({ gone }) => !gone).map(({ itemNo }) => itemNo);
  if (usable.length === 0) return <p className={styles.quiet}>{empty}</p>;
  const picked = usable.filter((itemNo) => chosen.has(itemNo));
  const toggle = (itemNo: string) =>
    setChosen(new Set(chosen.has(itemNo) ? [...chosen].filter((one) => one !== itemNo) : [...chosen, itemNo]));
  return (
    <div className={styles.chooser}>
      <Checkbox
        label={`全选（共 ${usable.length} 种）`}
        checked={picked.length === usable.length}
        onChange={({ target }) => setChosen(new Set(target.checked ? usable : []))}
      />
      <ul className={styles.offered}>
        {goods.map(({ itemNo, name, facts, gone }) => (
          <li key={itemNo}>
            <Checkbox
              label={`${itemNo} ${name}`}
              checked={chosen.has(itemNo) && !gone}
              disabled={gone}
              onChange={() => toggle(itemNo)}
            />
            <small>{gone ? '已下架，不能推荐' : facts}</small>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button kind="primary" disabled={picked.length === 0} onClick={() => onChoose(picked)}>
          {picked.length > 0 ? `加入 ${picked.length} 种` : '加入'}
        </Button>
      </div>
    </div>
  );
}
