import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Permitted, sessionQuery } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { MemberCounts } from '../../contract/member-schemas.ts';
import { MEMBER_STATES, type MemberState } from '../../rules/member-moves.ts';
import { choicesQuery, hrefOf } from '../company-queries.ts';
import { CompanySwitch } from '../company-switch.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { ActTarget, AskedAct } from './user-acts.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { userCountsQuery, usersQuery } from './user-queries.ts';
import type { UserSearch } from './user-search.ts';
import { USER_EDIT } from './user-words.ts';

type Opened = { act: AskedAct | 'import'; target: ActTarget };

const NOBODY: ActTarget = { memberId: '', name: '' };

function tabsOf(address: ListAddress, counts: MemberCounts | undefined, current: MemberState | 'all') {
  const states = Object.keys(MEMBER_STATES) as MemberState[];
  return {
    current,
    items: (['all', ...states] as const).map((key) => ({
      key,
      label: key === 'all' ? '全部' : MEMBER_STATES[key],
      count: counts?.[key],
      href: address.hrefOf({ state: key === 'all' ? undefined : key }),
    })),
  };
}

function Tools({ companyId, onImport }: { companyId: string | undefined; onImport: () => void }) {
  return (
    <Permitted code="USER_ADD">
      <Button onClick={onImport}>批量导入</Button>
      <ButtonLink kind="primary" href={hrefOf(USER_EDIT, { companyId })}>
        新增用户
      </ButtonLink>
    </Permitted>
  );
}

/** Users of a company by state, with what can be done with each. */
export function UserList({ search }: { search: UserSearch }) {
  const address = useListAddress();
  const { companyId, state } = search;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: choices } = useSuspenseQuery(choicesQuery(companyId));
  const counts = useListQuery(userCountsQuery(search));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <CompanySwitch companyId={companyId} />
      <ListPage
        title="用户"
        storeKey={`users:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={useListQuery(usersQuery(search))}
        tabs={tabsOf(address, counts.data, state ?? 'all')}
        filters={<UserFilters search={search} address={address} choices={choices} />}
        tools={<Tools companyId={companyId} onImport={() => setOpened({ act: 'import', target: NOBODY })} />}
        table={{
          columns: userColumns(companyId, (act, target) => act !== 'leave' && setOpened({ act, target })),
          rowKey: (row) => row.memberId,
          empty: <EmptyState title="没有符合条件的用户">换个条件，或新增用户。</EmptyState>,
        }}
      />
      {opened?.act === 'import' && <ImportDialog companyId={companyId} onClose={close} />}
      {opened && opened.act !== 'import' && (
        <ActDialog act={opened.act} target={opened.target} companyId={companyId} onClose={close} />
      )}
    </>
  );
}
