import type { TagTone } from '#platform/web/display/tag.tsx';
import type { CorrectionStatus } from '../contract/correction-contract.ts';

const TONES: Readonly<Record<CorrectionStatus, TagTone>> = {
  pending: 'warning',
  verified: 'progress',
  corrected: 'success',
  rejected: 'neutral',
};

export const correctionTone = (status: CorrectionStatus): TagTone => TONES[status];
