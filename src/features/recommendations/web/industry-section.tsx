import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { ItemShelf, ItemTile } from '#features/catalog/web/public.ts';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { RefreshIcon } from '#platform/web/icons/icons.tsx';
import type { MonthSales } from '../contract/recommendation-schemas.ts';
import styles from './industry-section.module.css';
import { monthQuery } from './recommendation-queries.ts';
import { recordRecommendationClick } from './record-recommendation-click.ts';

/** Tiles of one row, and as many more as may stand above, so that none is repeated. */
const ROW = 7;
const ABOVE = 8;
const READ = ROW + ABOVE;

/** What the page shows first; loaders fetch it. */
export const industryQuery = monthQuery(undefined, 0, READ);

const monthName = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** 同行业在买, one month at a time, with 换一批; the old row stays until the next has come. */
export function IndustrySection({ skipped }: { skipped: readonly string[] }) {
  const [shown, setShown] = useState<{ month?: string; batch: number }>({ batch: 0 });
  const [waiting, startTransition] = useTransition();
  const { data } = useSuspenseQuery(monthQuery(shown.month, shown.batch, READ));
  const items = data.items.filter(({ itemCode }) => !skipped.includes(itemCode)).slice(0, ROW);
  const show = (next: { month?: string; batch: number }) => startTransition(() => setShown(next));
  if (data.month === null && items.length === 0) return null;
  const note = [data.industryName, data.month ? monthName(data.month) : '各分类销量领先'].filter(Boolean).join(' • ');
  return (
    <Section
      title={data.industryName ? '同行业在买' : '热销推荐'}
      note={note}
      action={
        <span className={styles.acts}>
          <MonthChoice data={data} onChoose={(month) => show({ month, batch: 0 })} />
          <Row
            as="button"
            type="button"
            gap={5}
            looks={['inline']}
            className={styles.next}
            onClick={() => show({ ...shown, batch: shown.batch + 1 })}
          >
            <RefreshIcon size={13} />
            换一批
          </Row>
        </span>
      }
      flush
    >
      <div className={styles.shelf} data-waiting={waiting || undefined}>
        <ItemShelf columns={7} label="同行业在买">
          {items.map((item) => (
            <ItemTile
              key={item.itemCode}
              item={item}
              onOpen={() => recordRecommendationClick('month', item.itemCode)}
            />
          ))}
        </ItemShelf>
      </div>
    </Section>
  );
}

function MonthChoice({ data, onChoose }: { data: MonthSales; onChoose: (month: string) => void }) {
  if (data.month === null || data.months.length < 2) return null;
  return (
    <select
      className={styles.month}
      aria-label="月份"
      value={data.month}
      onChange={(event) => onChoose(event.target.value)}
    >
      {data.months.map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </select>
  );
}
