import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountStatementHref, STATEMENT_LIST_PATH, STATEMENT_TERMS_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { StatementPage } from '../../contract/statement-schemas.ts';
import { STATEMENT_TABS } from '../../rules/statement-status.ts';
import { statementListQuery } from '../statement-api.ts';
import { statementColumns } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { filterOf, type StatementSearch } from './statement-search.ts';

/** Statements of the company as far as this person sees them, the latest cycle first. */
export function StatementList({ search }: { search: StatementSearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const address = useListAddress();
  const result = useListQuery(statementListQuery(search));
  const narrowed = search.tab !== undefined || Object.values(filterOf(search)).some(Boolean);
  return (
    <ListPage
      title="对账单"
      storeKey={`statements:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, STATEMENT_TABS, { usual: 'all', current: search.tab, counts: result.data?.counts })}
      filters={<StatementFilters search={search} address={address} />}
      tools={
        <ButtonLink size="sm" href={STATEMENT_TERMS_PATH}>
          对账设置
        </ButtonLink>
      }
      summary={result.data && <Sums sums={result.data.sums} />}
      table={{
        columns: statementColumns,
        rowKey: (row) => row.statementNo,
        rowName: (row) => row.title,
        onOpen: (row) => void router.navigate({ href: accountStatementHref(row.statementNo) }),
        stacks: true,
        empty: <NoStatements narrowed={narrowed} />,
      }}
    />
  );
}

const Sums = ({ sums: { due, open } }: { sums: StatementPage['sums'] }) => (
  <>
    应付合计 <Money yuan={due} exact />
    ，未付 <Money yuan={open} exact />
  </>
);

const NoStatements = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      title="没有符合条件的对账单"
      action={<ButtonLink href={STATEMENT_LIST_PATH}>查看全部对账单</ButtonLink>}
    >
      换个关键词、放宽日期，或者看看其他状态。
    </EmptyState>
  ) : (
    <EmptyState title="还没有对账单">签收的商品在账期结束后的第二天出账，出账后会通知对账人。</EmptyState>
  );
