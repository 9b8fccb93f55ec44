import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import styles from './check-progress.module.css';
import type { useListCheck } from './use-list-check.ts';

type CheckProgressProps = { check: ReturnType<typeof useListCheck>; rowCount: number };

/** How far the check is, in rows; it can be stopped and begun again. Says nothing once it is through. */
export function CheckProgress({ check, rowCount }: CheckProgressProps) {
  const done = check.rows.length;
  if (check.state === 'running') {
    return (
      <Row gap="8px 16px" looks={['wrap']} className={styles.progress}>
        <p role="status">
          正在校验价格、库存和起订量：{done.toLocaleString('zh-CN')} / {rowCount.toLocaleString('zh-CN')} 行
        </p>
        <progress value={done} max={rowCount} aria-label="校验进度" />
        <Button size="sm" onClick={check.stop}>
          取消校验
        </Button>
      </Row>
    );
  }
  if (!check.problem) return null;
  return (
    <Row gap="8px 16px" looks={['wrap']} className={styles.progress}>
      <ProblemLine>
        {check.problem}，已校验 {done.toLocaleString('zh-CN')} / {rowCount.toLocaleString('zh-CN')} 行
      </ProblemLine>
      <Button size="sm" onClick={check.again}>
        重新校验
      </Button>
    </Row>
  );
}
