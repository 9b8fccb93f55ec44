import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEMBER_EDIT_PATH } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { Permitted, sessionQuery } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import exports from '../../contract/exports.gen.json';
import type { MemberRow } from '../../contract/member-schemas.ts';
import type { BulkAct } from '../../rules/bulk-plan.ts';
import { MEMBER_STATES } from '../../rules/member-moves.ts';
import { choicesQuery, hrefOf } from '../company-queries.ts';
import { CompanySwitch } from '../company-switch.tsx';
import { ActDialog } from './act-dialog.tsx';
import { BULK_ACTS } from './bulk-acts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { ActTarget, AskedAct } from './user-acts.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { userCountsQuery, usersQuery } from './user-queries.ts';
import { exportInput, type UserSearch } from './user-search.ts';

type Opened = { act: AskedAct | 'import'; target: ActTarget };

const NOBODY: ActTarget = { memberId: '', name: '' };

const TABS = { all: '全部', ...MEMBER_STATES };

function Tools({ companyId, onImport }: { companyId: string | undefined; onImport: () => void }) {
  return (
    <Permitted code="USER_ADD">
      <Button onClick={onImport}>批量导入</Button>
      <ButtonLink kind="primary" href={hrefOf(MEMBER_EDIT_PATH, { companyId })}>
        新增用户
      </ButtonLink>
    </Permitted>
  );
}

/** Acts on the chosen users. */
function Batch({ open }: { open: (act: BulkAct) => void }) {
  return (Object.keys(BULK_ACTS) as BulkAct[]).map((act) => (
    <Permitted key={act} code={BULK_ACTS[act].code}>
      <Button size="sm" onClick={() => open(act)}>
        {BULK_ACTS[act].label}
      </Button>
    </Permitted>
  ));
}

/** Users of a company by state, with what can be done with each. */
export function UserList({ search }: { search: UserSearch }) {
  const address = useListAddress();
  const { companyId, state } = search;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: choices } = useSuspenseQuery(choicesQuery(companyId));
  const counts = useListQuery(userCountsQuery(search));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  const selection = useSelection<MemberRow>();
  const close = () => setOpened(null);
  const closeBulk = () => {
    setBulk(null);
    selection.clear();
  };
  return (
    <>
      <CompanySwitch companyId={companyId} />
      <ListPage
        title="用户"
        storeKey={`users:${session?.userId ?? ''}`}
        address={address}
        page={search}
        result={useListQuery(usersQuery(search))}
        tabs={listTabs(address, TABS, { usual: 'all', current: state, counts: counts.data, param: 'state' })}
        filters={<UserFilters search={search} address={address} choices={choices} />}
        tools={
          <>
            {/* Of one's own company alone: a file of another is made by whoever works there. */}
            {companyId === undefined && (
              <ExportButton {...exports.members} input={exportInput(search)} rows={counts.data?.[state ?? 'all']}>
                导出
              </ExportButton>
            )}
            <Tools companyId={companyId} onImport={() => setOpened({ act: 'import', target: NOBODY })} />
          </>
        }
        batch={<Batch open={setBulk} />}
        table={{
          selection,
          rowName: ({ name }) => name,
          columns: userColumns(companyId, (act, target) => act !== 'leave' && setOpened({ act, target })),
          rowKey: (row) => row.memberId,
          empty: <EmptyState title="没有符合条件的用户">换个条件，或新增用户。</EmptyState>,
        }}
      />
      {bulk && (
        <BulkDialog act={bulk} users={selection.rows} companyId={companyId} choices={choices} onClose={closeBulk} />
      )}
      {opened?.act === 'import' && <ImportDialog companyId={companyId} onClose={close} />}
      {opened && opened.act !== 'import' && (
        <ActDialog act={opened.act} target={opened.target} companyId={companyId} onClose={close} />
      )}
    </>
  );
}
