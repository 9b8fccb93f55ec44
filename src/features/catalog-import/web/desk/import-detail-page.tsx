import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_IMPORTS_PATH } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { fileSizeText } from '#platform/shared/file-size.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { ImportRunDetail } from '../../contract/import-schemas.ts';
import styles from './import.module.css';
import { runQuery } from './import-queries.ts';
import { readRunId } from './imports-search.ts';
import { RunActions } from './run-actions.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { RunStatusTag } from './run-words.tsx';
import { SetupView } from './setup-view.tsx';

export const Route = createFileRoute('/_desk/desk/importDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadImport } = await import('./load-imports.ts');
    await loadImport(context.queryClient, deps);
  },
  component: ImportDetailPage,
});

/** Desk: one import, from the look at its file to its report. */
function ImportDetailPage() {
  const id = readRunId(Route.useSearch());
  const { data, error, refetch } = useQuery({ ...runQuery(id), enabled: id !== '' });
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '商品导入', href: DESK_IMPORTS_PATH }, { label: data?.fileName ?? '导入详情' }]} />
      {id === '' && <ErrorState title="没有这次导入">请从导入记录进入。</ErrorState>}
      {error && !data && (
        <ErrorState title="导入详情加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {id !== '' && !error && !data && <SkeletonRows count={5} height={40} columns={2} />}
      {data && <RunDetail run={data} />}
    </div>
  );
}

function RunDetail({ run }: { run: ImportRunDetail }) {
  const size = fileSizeText(run.byteSize);
  return (
    <DetailPage
      title="导入"
      number={run.id}
      status={<RunStatusTag run={run} />}
      note={`${run.fileName}，${size}，${displayTime(run.createdAt)} 上传`}
      actions={<RunActions run={run} />}
    >
      {run.status === 'uploaded' ? <SetupView key={run.id} run={run} /> : <RunOutcome run={run} />}
    </DetailPage>
  );
}
