import { useQuery } from '@tanstack/react-query';
import { displaySecond } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { ErrorDetail } from '../../contract/diagnostics-schemas.ts';
import { errorQuery } from './desk-queries.ts';
import { Answer } from './error-columns.tsx';
import styles from './monitoring.module.css';
import { ERROR_KINDS } from './monitoring-search.ts';
import { Who } from './visit-columns.tsx';

/** One reported error, whole. */
export function ErrorDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...errorQuery(id ?? ''), enabled: id !== null });
  return (
    <Dialog
      open={id !== null}
      size="lg"
      title="错误详情"
      onClose={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      {error && <ErrorState title="详情加载失败" onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows count={4} height={28} columns={2} />}
      {data && <Detail detail={data} />}
    </Dialog>
  );
}

function Detail({ detail }: { detail: ErrorDetail }) {
  return (
    <div className={styles.detail}>
      <Facts
        columns={2}
        facts={[
          { label: '时间', value: displaySecond(detail.at) },
          { label: '类型', value: ERROR_KINDS[detail.kind] },
          { label: '地址', value: <span className={styles.code}>{detail.path}</span> },
          { label: '所在页面', value: <span className={styles.code}>{detail.page ?? '—'}</span> },
          { label: '状态', value: <Answer status={detail.status} /> },
          { label: '耗时', value: detail.ms ? `${detail.ms} ms` : null },
          { label: '用户', value: <Who {...detail} /> },
          { label: '浏览器', value: detail.userAgent },
          { label: '会话', value: detail.session },
          { label: '应用', value: detail.appName },
          { label: '请求编号', value: <TraceId id={detail.traceId} /> },
        ]}
      />
      <p className={styles.message}>{detail.message}</p>
      {detail.body !== detail.message && <pre className={styles.body}>{detail.body}</pre>}
    </div>
  );
}

function TraceId({ id }: { id: string }) {
  return (
    <>
      <span className={styles.code}>{id}</span> <CopyText text={id} label="请求编号" />
    </>
  );
}
