import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { ItemCard } from '../contract/item-schemas.ts';
import { comparisonQuery } from './catalog-queries.ts';
import styles from './compare-panel.module.css';
import { ComparisonTable } from './comparison-table.tsx';

/** An item that the open one can be held against. */
export interface Candidate {
  itemCode: string;
  /** M8 × 35 全牙, or a name where there is nothing shorter. */
  label: string;
}

export type ComparePanelProps = {
  itemCode: string;
  candidates: readonly Candidate[];
  /** Numbers of those next to it, compared first. */
  neighbours: readonly string[];
};

/** Others beside the open item: more do not fit a screen. */
const MOST_OTHERS = 4;

export default function ComparePanel({ itemCode, candidates, neighbours }: ComparePanelProps) {
  const [others, setOthers] = useState(() => [...neighbours]);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { data, error, refetch } = useQuery({
    ...comparisonQuery([itemCode, ...others]),
    enabled: others.length > 0,
    placeholderData: keepPreviousData,
  });
  const free = candidates.filter((one) => !others.includes(one.itemCode));
  const remove = (item: ItemCard) =>
    item.itemCode === itemCode ? (
      '当前商品'
    ) : (
      <Button
        size="sm"
        kind="quiet"
        aria-label={`移出对比：${item.itemCode}`}
        onClick={() => setOthers(others.filter((code) => code !== item.itemCode))}
      >
        移出对比
      </Button>
    );
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={`添加对比商品（最多 ${MOST_OTHERS} 个）`}
          placeholder="选择商品"
          value=""
          disabled={others.length >= MOST_OTHERS}
          options={free.map((one) => ({ value: one.itemCode, label: `${one.itemCode}　${one.label}` }))}
          onChange={(event) => event.target.value && setOthers([...others, event.target.value])}
        />
        <Checkbox
          label="只看差异"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      </div>
      <div className={styles.wait}>
        {error && <ErrorState title="对比加载失败" onRetry={() => void refetch()} />}
        {!error && !data && others.length > 0 && <SkeletonRows count={5} height={28} columns={3} />}
        {data && others.length > 0 && (
          <ComparisonTable caption="参数对比" comparison={data} onlyDifferences={onlyDifferences} act={remove} />
        )}
      </div>
    </>
  );
}
