import type { ReactNode } from 'react';
import { Chip } from '../../display/chip.tsx';
import { Row } from '../../display/row.tsx';
import styles from './selection-line.module.css';
import type { Selection } from './use-selection.ts';

/** “已选 N 项” with what can be done with them; the choice reaches over pages and filters. */
export function SelectionLine<Row>({ selection, children }: { selection: Selection<Row>; children?: ReactNode }) {
  const count = selection.rows.length;
  return (
    <Row gap="4px 8px" role="status">
      {count > 0 ? (
        <>
          <Chip removeLabel="取消选择" onRemove={selection.clear}>
            已选 {count} 项
          </Chip>
          {children}
        </>
      ) : (
        <span className={styles.hint}>勾选后可批量操作</span>
      )}
    </Row>
  );
}
