import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { Popover } from '#platform/web/overlays/popover.tsx';
import { RANGES, type ReportRange } from '../../rules/report-ranges.ts';
import { daysOf, type FilterSearch } from '../address/report-search.ts';
import { FilterTrigger } from './filter-trigger.tsx';
import styles from './filters.module.css';
import { judgeDays } from './judge-days.ts';

type Props = { search: FilterSearch; today: string; address: ListAddress };

function OwnDays({ search, today, address, close }: Props & { close: () => void }) {
  const [days, setDays] = useState(daysOf(search, today));
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    const found = judgeDays(days);
    setProblem(found);
    if (found) return;
    close();
    address.go({ range: undefined, ...days });
  };
  return (
    <form
      className={styles.ownDays}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label="开始日期"
        type="date"
        value={days.from}
        error={problem ?? undefined}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
      />
      <TextField
        label="结束日期"
        type="date"
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
      />
      <Button type="submit" size="sm" kind="primary">
        查看这段时间
      </Button>
    </form>
  );
}

/** The time a report looks at: a stretch that moves with the day, or days of one's own. */
export function TimeFilter(props: Props) {
  const { search, address } = props;
  const own = search.from !== undefined;
  const chosen = own ? null : (search.range ?? 'months12');
  const value = chosen ? RANGES[chosen] : `${search.from} 至 ${search.to}`;
  return (
    <Popover
      label="时间"
      trigger={(trigger) => (
        <FilterTrigger trigger={trigger} label="时间" value={value} active={chosen !== 'months12'} />
      )}
    >
      {(close) => (
        <div className={styles.time}>
          <ul className={styles.ranges}>
            {(Object.keys(RANGES) as ReportRange[]).map((range) => (
              <li key={range}>
                <button
                  type="button"
                  className={joinClasses(styles.range, range === chosen && styles.chosen)}
                  aria-current={range === chosen || undefined}
                  onClick={() => {
                    close();
                    address.go({ from: undefined, to: undefined, range: range === 'months12' ? undefined : range });
                  }}
                >
                  {RANGES[range]}
                </button>
              </li>
            ))}
          </ul>
          <OwnDays {...props} close={close} />
        </div>
      )}
    </Popover>
  );
}
