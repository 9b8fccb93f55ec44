import { useSuspenseQuery } from '@tanstack/react-query';
import { TASK_TABS } from '#business/transfers/contract/task-tabs.ts';
import { centreQuery } from '#business/transfers/web/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type CentreSearch, centreInputOf } from '../centre-search.ts';
import { TASK_COLUMNS } from './task-columns.tsx';

interface KindFilterProps {
  search: CentreSearch;
  kinds: readonly { kind: string; label: string }[];
  address: ListAddress;
}

function KindFilter({ search, kinds, address }: KindFilterProps) {
  const go = (kind: string | undefined) => address.go({ kind, pageNo: undefined });
  return (
    <SelectField
      label="按内容筛选"
      labelHidden
      placeholder="全部内容"
      value={search.kind ?? ''}
      options={kinds.map(({ kind, label }) => ({ value: kind, label }))}
      onChange={({ target }) => go(target.value || undefined)}
    />
  );
}

const waitingWords = (waiting: number) => `${waiting} 个文件已生成，还没有下载`;

/** A person's exports, the newest first: how far each is, its file, or why there is none. */
export function TaskList({ search }: { search: CentreSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const address = useListAddress();
  const result = useListQuery(centreQuery(centreInputOf(search)));
  const { counts, kinds = [], waiting = 0 } = result.data ?? {};
  return (
    <ListPage
      title="下载中心"
      storeKey={`downloads:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, TASK_TABS, { usual: 'all', current: search.tab, counts })}
      tools={<KindFilter search={search} kinds={kinds} address={address} />}
      summary={waiting > 0 ? waitingWords(waiting) : undefined}
      table={{
        columns: TASK_COLUMNS,
        rowKey: ({ id }) => id,
        rowName: ({ fileName }) => fileName,
        stacks: true,
        empty: (
          <EmptyState title="这里没有导出文件">
            在订单、报价、日志等列表点“导出”，超过 1,000 行的文件在这里生成。
          </EmptyState>
        ),
      }}
    />
  );
}
