import type { ReactNode } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { ListResult } from '#platform/web/kits/list/list-query.ts';
import type { ReportHead } from '../../contract/report-schemas.ts';
import { TilesSkeleton } from '../figures/tiles.tsx';
import { BuildingLine } from './building-line.tsx';
import { HeadLine } from './head-line.tsx';

type ReportResultProps<Data> = {
  title: string;
  result: ListResult<Data>;
  /** Nobody in sight has ordered anything yet. */
  nothingYet: boolean;
  counted: string | null;
  children: (data: Data, stale: boolean) => ReactNode;
};

function NothingYet() {
  return (
    <Card>
      <EmptyState title="还没有可统计的订单" action={<ButtonLink href="/">去选购</ButtonLink>}>
        您能查看的范围内还没有订单。提交第一张订单后，金额、交付和节省都会在这里。
      </EmptyState>
    </Card>
  );
}

/** The figures of a report once they are there; before that their shape, and what is the matter where they do not come. */
export function ReportResult<Data extends { head: ReportHead }>(props: ReportResultProps<Data>) {
  const { title, result, nothingYet, counted, children } = props;
  const { data, stale, error, retry } = result;
  if (error) {
    const refusal = isCallError(error) ? error : null;
    return (
      <Card>
        <ErrorState title={`${title}加载失败`} requestId={refusal?.requestId} onRetry={retry}>
          {refusal?.message}
        </ErrorState>
      </Card>
    );
  }
  if (!data) {
    return (
      <>
        <TilesSkeleton />
        <Card>
          <SkeletonRows count={8} height={46} columns={5} />
        </Card>
      </>
    );
  }
  const { building } = data.head;
  if (nothingYet && !building) return <NothingYet />;
  return (
    <>
      <HeadLine head={data.head} counted={counted} />
      {building && <BuildingLine {...building} />}
      {children(data, stale)}
    </>
  );
}
