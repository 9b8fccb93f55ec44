import type { TagTone } from '#platform/web/display/tag.tsx';
import type { MemberState } from '../../rules/member-moves.ts';

export const STATE_TONES: Readonly<Record<MemberState, TagTone>> = {
  enabled: 'success',
  invited: 'warning',
  frozen: 'danger',
  left: 'neutral',
};
