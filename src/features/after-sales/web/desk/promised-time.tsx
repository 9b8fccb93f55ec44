import { displayTime } from '#platform/shared/display-time.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { CaseQueueRow } from '../../contract/case-desk-schemas.ts';

/** Until when the desk has promised its step, and how it stands: a word tells it, its colour only helps. */
export function PromisedTime({ row: { dueAt, clock } }: { row: Pick<CaseQueueRow, 'dueAt' | 'clock'> }) {
  if (!dueAt) return '—';
  return (
    <CellLines>
      <span>{displayTime(dueAt)}</span>
      {clock === 'late' && <Tag tone="danger">已超时</Tag>}
      {clock === 'soon' && <Tag tone="warning">即将超时</Tag>}
    </CellLines>
  );
}
