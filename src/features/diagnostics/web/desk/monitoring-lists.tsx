import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { errorsQuery, eventsQuery, visitsQuery } from './desk-queries.ts';
import { errorColumns } from './error-columns.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { eventColumns } from './event-columns.tsx';
import { MonitoringFilters } from './monitoring-filters.tsx';
import {
  ERROR_KINDS,
  EVENT_KINDS,
  type MonitoringSearch,
  type MonitoringTab,
  STATUS_NAMES,
  TABS,
} from './monitoring-search.ts';
import { visitColumns } from './visit-columns.tsx';

type ListProps = { search: MonitoringSearch; userId: string };

/** Tabs; days and people stay when the list changes, the rest belongs to one list. */
/** Filters that only one of the lists knows. */
const FILTERS = {
  path: undefined,
  requestId: undefined,
  status: undefined,
  errorKind: undefined,
  eventKind: undefined,
  name: undefined,
};

const tabsOf = (address: ListAddress, current: MonitoringTab) =>
  listTabs(address, TABS, { usual: 'visits', current, change: FILTERS });

const nothing = (what: string) => (
  <EmptyState title={`没有${what}`}>换个条件或放宽日期；不选日期时显示最近 7 天。</EmptyState>
);

const PATH = { name: 'path', label: '页面或接口地址', width: 200 } as const;
const REQUEST = { name: 'requestId', label: '请求编号', width: 200 } as const;
const USER = { name: 'userName', label: '用户名', width: 120 } as const;

export function VisitList({ search, userId }: ListProps) {
  const address = useListAddress();
  const choice = { name: 'status', label: '状态', options: STATUS_NAMES } as const;
  return (
    <ListPage
      title={TABS.visits}
      storeKey={`desk-visits:${userId}`}
      address={address}
      page={search}
      result={useListQuery(visitsQuery(search))}
      tabs={tabsOf(address, 'visits')}
      filters={<MonitoringFilters search={search} address={address} choice={choice} texts={[PATH, REQUEST, USER]} />}
      table={{ columns: visitColumns, rowKey: (row) => row.id, empty: nothing('访问记录') }}
    />
  );
}

export function ErrorList({ search, userId }: ListProps) {
  const address = useListAddress();
  const [openId, setOpenId] = useState<string | null>(null);
  const choice = { name: 'errorKind', label: '类型', options: ERROR_KINDS } as const;
  return (
    <>
      <ListPage
        title={TABS.errors}
        storeKey={`desk-errors:${userId}`}
        address={address}
        page={search}
        result={useListQuery(errorsQuery(search))}
        tabs={tabsOf(address, 'errors')}
        filters={<MonitoringFilters search={search} address={address} choice={choice} texts={[PATH, REQUEST, USER]} />}
        table={{
          columns: errorColumns((row) => setOpenId(row.id)),
          rowKey: (row) => row.id,
          onOpen: (row) => setOpenId(row.id),
          empty: nothing('错误'),
        }}
      />
      <ErrorDialog id={openId} onClose={() => setOpenId(null)} />
    </>
  );
}

export function EventList({ search, userId }: ListProps) {
  const address = useListAddress();
  const choice = { name: 'eventKind', label: '类型', options: EVENT_KINDS } as const;
  return (
    <ListPage
      title={TABS.events}
      storeKey={`desk-events:${userId}`}
      address={address}
      page={search}
      result={useListQuery(eventsQuery(search))}
      tabs={tabsOf(address, 'events')}
      filters={
        <MonitoringFilters
          search={search}
          address={address}
          choice={choice}
          texts={[{ name: 'name', label: '事件名' }, USER]}
        />
      }
      table={{ columns: eventColumns, rowKey: (row) => row.id, empty: nothing('事件') }}
    />
  );
}
