import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import type { CustomerRange } from '../../contract/visibility-schemas.ts';
import { visibilityApi } from '../visibility-api.ts';
import { countQuery } from './desk-queries.ts';
import { useRangeAct } from './use-range-act.ts';
import styles from './visibility.module.css';

const thousands = (count: number) => count.toLocaleString('zh-CN');

/** How much of the catalogue the customer sees, and whether it may look beyond its range. */
export function RangeSummary({ range }: { range: CustomerRange }) {
  const { customerCode, firmName, searchBeyondRange } = range;
  const { act, busy } = useRangeAct(customerCode);
  const save = (next: boolean) =>
    act(async () => {
      await visibilityApi.call.saveBeyond({ customerCode, searchBeyondRange: next });
      return next ? '范围外商品可以搜到，但不能购买' : '范围外商品已完全隐藏';
    });
  return (
    <div className={styles.summary}>
      <strong>{firmName}</strong>
      <GoodsCount customerCode={customerCode} />
      <Checkbox
        label="允许搜索范围外商品（只能看，不能买）"
        checked={searchBeyondRange}
        disabled={busy}
        onChange={() => void save(!searchBeyondRange)}
      />
    </div>
  );
}

function GoodsCount({ customerCode }: { customerCode: string }) {
  const { data, isFetching, error } = useQuery(countQuery(customerCode));
  if (error) return <span className={styles.note}>商品数统计失败</span>;
  if (!data) return <span className={styles.note}>正在统计商品数…</span>;
  return (
    <span className={styles.counts} aria-busy={isFetching}>
      该客户可见 <b>{thousands(data.visible)}</b> 件 / 可采购 <b>{thousands(data.purchasable)}</b> 件
      <span className={styles.note}>（全部在售 {thousands(data.total)} 件，不含个人规则）</span>
    </span>
  );
}
