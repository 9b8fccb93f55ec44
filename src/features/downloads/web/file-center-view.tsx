import type { ReactNode } from 'react';
import { Stack } from '#platform/web/display/stack.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { type CentreSearch, readCentreSearch } from './centre-search.ts';
import { TaskList } from './list/task-list.tsx';
import { ScheduleList } from './schedules/schedule-list.tsx';

const VIEWS = { tasks: '导出文件', schedules: '定时发送' } as const;
const FRESH = { tab: undefined, kind: undefined, pageNo: undefined };

interface Props {
  asked: Record<string, unknown>;
  /** What else somebody began that runs in the background; `moving`: how many go on. */
  imports?: { moving: number; list: (search: CentreSearch) => ReactNode };
}

/** What was made for a person, what is made for him by the calendar, and at the desk what he brought in. */
export function FileCenterView({ asked, imports }: Props) {
  const search = readCentreSearch(asked);
  const address = useListAddress();
  const current = search.view === 'imports' && !imports ? 'tasks' : (search.view ?? 'tasks');
  const hrefOf = (view: string | undefined) => address.hrefOf({ ...FRESH, view });
  const tabs = Object.entries(VIEWS).map(([key, label]) => ({
    key,
    label,
    href: hrefOf(key === 'tasks' ? undefined : key),
  }));
  const brought = imports && {
    ...{ key: 'imports', label: imports.moving > 0 ? '导入（进行中）' : '导入', href: hrefOf('imports') },
    ...(imports.moving > 0 && { count: imports.moving }),
  };
  return (
    <Stack>
      <TabLinks label="下载中心" tabs={[...tabs, ...(brought ? [brought] : [])]} current={current} />
      {current === 'imports' && imports?.list(search)}
      {current === 'tasks' && <TaskList search={search} />}
      {current === 'schedules' && <ScheduleList />}
    </Stack>
  );
}
