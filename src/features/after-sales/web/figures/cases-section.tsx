import { useEffect, useRef } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Pagination } from '#platform/web/display/pagination.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CASE_COLUMNS } from './figure-columns.tsx';
import styles from './figures.module.css';
import { figureCasesQuery } from './figures-api.ts';
import type { FiguresSearch } from './figures-search.ts';

type Props = { title: string; search: FiguresSearch; today: string; address: ListAddress };

/** Whoever pressed a number finds its cases: the panel comes into view and takes the focus. */
function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [title]);
  return heading;
}

function Rows({ title, search, today, address }: Props) {
  const { data, error, retry, stale } = useListQuery(figureCasesQuery(search, today));
  if (error) {
    const refusal = isCallError(error) ? error : null;
    return (
      <ErrorState title="售后单加载失败" requestId={refusal?.requestId} onRetry={retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={6} columns={6} />;
  const empty = <EmptyState title="没有这样的售后单">换一段时间或条件看看。</EmptyState>;
  return (
    <>
      <ListTable
        {...{ caption: title, columns: CASE_COLUMNS, rows: data.list, stale, stacks: true, empty }}
        rowKey={({ caseNo }) => caseNo}
      />
      <div className={styles.foot}>
        <Pagination
          {...pageOfUrl(search)}
          total={data.total}
          hrefOf={(pageNo) => address.hrefOf({ pageNo: pageNo === 1 ? undefined : pageNo })}
        />
      </div>
    </>
  );
}

/** The cases a number is made of. */
export function CasesSection(props: Props) {
  const heading = useArrival(props.title);
  return (
    <Card as="section" aria-labelledby="figure-cases">
      <div className={styles.casesHead}>
        <h2 id="figure-cases" ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <Button onClick={() => props.address.go({ show: undefined, key: undefined })}>收起</Button>
      </div>
      <Rows {...props} />
    </Card>
  );
}
