import { type ReactNode, useEffect, useRef } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { arriveAt } from './arrive-at.ts';
import styles from './lines.module.css';

interface Pages<Row> {
  rows: readonly Row[];
  first: object | undefined;
  stale: boolean;
  error: Error | null;
  retry: () => void;
  more: (() => void) | null;
}

type LinesSectionProps<Row extends { place: number }> = {
  title: string;
  /** The sum of all rows, which is the number that was pressed. */
  sums: ReactNode;
  /** The file of the same rows. */
  tools: ReactNode;
  pages: Pages<Row>;
  columns: readonly ListColumn<Row>[];
  onClose: () => void;
};

/** Whoever pressed a number finds its lines: the panel comes into view and takes the focus. With another filter it stays. */
function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = heading;
    if (!current) return;
    current.focus({ preventScroll: true });
    return arriveAt(current);
  }, [title]);
  return heading;
}

function LinesBody<Row extends { place: number }>({ title, pages, columns }: LinesSectionProps<Row>) {
  if (pages.error) {
    const refusal = isCallError(pages.error) ? pages.error : null;
    return (
      <ErrorState title="明细加载失败" requestId={refusal?.requestId} onRetry={pages.retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!pages.first) return <SkeletonRows count={6} columns={6} />;
  return (
    <>
      <ListTable
        caption={title}
        columns={columns}
        rows={pages.rows}
        rowKey={({ place }) => String(place)}
        stale={pages.stale}
        stacks
        empty={<p className={styles.none}>没有明细。</p>}
      />
      {pages.more && (
        <p className={styles.more}>
          <Button busy={pages.stale} onClick={pages.more}>
            再看 50 行
          </Button>
        </p>
      )}
    </>
  );
}

/** The lines a number is made of. */
export function LinesSection<Row extends { place: number }>(props: LinesSectionProps<Row>) {
  const { title, sums, tools, onClose } = props;
  const heading = useArrival(title);
  return (
    <Card as="section" aria-labelledby="report-lines" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="report-lines" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.sums} role="status">
          {sums}
        </p>
        <span className={styles.tools}>
          {tools}
          <Button onClick={onClose}>收起明细</Button>
        </span>
      </div>
      <LinesBody {...props} />
    </Card>
  );
}
