import { ExportButton } from '#business/transfers/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { SheetHead } from '#platform/web/display/sheet-head.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../contract/exports.gen.json';
import styles from './audit.module.css';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditListQuery } from './audit-queries.ts';
import { type AuditSearch, filterOf } from './audit-search.ts';
import { ChainPanel } from './chain-panel.tsx';

function AuditRows({ search }: { search: AuditSearch }) {
  const address = useListAddress();
  const { data, stale, error, retry } = useListQuery(auditListQuery(search));
  if (error) {
    const refusal = isCallError(error) ? error : null;
    return (
      <ErrorState title="操作日志加载失败" requestId={refusal?.requestId} onRetry={retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={8} height={46} columns={AUDIT_COLUMNS.length} />;
  const { newerThan, olderThan } = data;
  const marked = (marks: { newerThan?: string; olderThan?: string }) =>
    address.hrefOf({ newerThan: undefined, olderThan: undefined, ...marks });
  return (
    <>
      <ListTable
        caption="操作日志"
        columns={AUDIT_COLUMNS}
        rows={data.list}
        rowKey={(row) => row.id}
        stale={stale}
        empty={<EmptyState title="没有符合条件的记录">换个条件，或扩大日期范围。</EmptyState>}
      />
      {(newerThan ?? olderThan) && (
        <nav className={styles.foot} aria-label="日志翻页">
          {newerThan && <ButtonLink href={marked({ newerThan })}>上一页（较新）</ButtonLink>}
          {olderThan && <ButtonLink href={marked({ olderThan })}>下一页（较早）</ButtonLink>}
        </nav>
      )}
    </>
  );
}

/** Who did what, when, with the old value beside the new one; and the proof that the record is whole. */
export function AuditView({ search }: { search: AuditSearch }) {
  const address = useListAddress();
  return (
    <Card as="section" aria-labelledby="audit-title">
      <SheetHead id="audit-title" title="操作日志" note="只增不改，逐条存证；超过 1,000 条在后台导出">
        <ExportButton {...exports['audit-log']} input={filterOf(search)}>
          导出 XLSX
        </ExportButton>
      </SheetHead>
      <ChainPanel />
      <AuditFilters search={search} address={address} />
      <AuditRows search={search} />
    </Card>
  );
}
