import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { AFTER_SALES_APPLY_PATH, AFTER_SALES_PATH, caseHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { BuyersOnly, Permitted, sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { CASE_TABS } from '../../rules/case-status.ts';
import { caseListQuery } from '../case-api.ts';
import { caseColumns } from './case-columns.tsx';
import { CaseFilters } from './case-filters.tsx';
import { type CaseSearch, filterOf } from './case-search.ts';

const Apply = () => (
  <BuyersOnly>
    <Permitted code="AFTER_SALES_ADD">
      <ButtonLink kind="primary" size="sm" href={AFTER_SALES_APPLY_PATH}>
        申请售后
      </ButtonLink>
    </Permitted>
  </BuyersOnly>
);

/** After-sales of the people this person sees, by where they stand. */
export function CaseList({ search }: { search: CaseSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const address = useListAddress();
  const result = useListQuery(caseListQuery(search));
  const counts = result.data?.counts;
  const narrowed = search.tab !== undefined || Object.values(filterOf(search)).some(Boolean);
  return (
    <ListPage
      title="售后管理"
      storeKey={`cases:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, CASE_TABS, { usual: 'all', current: search.tab, counts })}
      filters={<CaseFilters search={search} address={address} />}
      tools={
        <>
          <Permitted code="AFTER_SALES_EXPORT">
            <ExportButton
              size="sm"
              {...exports['after-sales']}
              input={{ tab: search.tab ?? 'all', ...filterOf(search) }}
              rows={result.data?.total}
            >
              导出
            </ExportButton>
          </Permitted>
          <Apply />
        </>
      }
      table={{
        columns: caseColumns,
        rowKey: (row) => row.caseNo,
        rowName: (row) => `售后单 ${row.caseNo}`,
        onOpen: (row) => void router.navigate({ href: caseHref(row.caseNo) }),
        stacks: true,
        empty: <NoCases narrowed={narrowed} />,
      }}
    />
  );
}

const NoCases = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState title="没有符合条件的售后单" action={<ButtonLink href={AFTER_SALES_PATH}>查看全部售后单</ButtonLink>}>
      换个关键词、放宽日期，或者看看其他状态。
    </EmptyState>
  ) : (
    <EmptyState title="还没有售后单" action={<Apply />}>
      签收后发现少发、错发、破损或质量问题，可以在这里申请退货、换货、维修或补发。
    </EmptyState>
  );
