import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { ApprovalStatus } from '../rules/approval-status.ts';

/** Orange waits on somebody, green is done, red was refused. */
const TONES: Record<ApprovalStatus, TagTone> = {
  running: 'warning',
  returned: 'warning',
  passed: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  void: 'neutral',
};

export function ApprovalStatusTag({ status, label }: { status: ApprovalStatus; label: string }) {
  return <Tag tone={TONES[status]}>{label}</Tag>;
}
