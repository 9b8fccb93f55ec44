import { CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';

const WORDS = { picture: '图片', video: '视频', measure: '实测尺寸' } as const;

/** What was shown of a line: media types of its files, and a dimension as it was measured. */
export interface Shown {
  mediaTypes: readonly string[];
  measured: string;
}

/** What a reason wants to be shown and is not there yet, in words; null where it can be judged. A video shows what a picture would. */
export function missingEvidence(reason: CaseReason, { mediaTypes, measured }: Shown): string | null {
  const has = (start: string) => mediaTypes.some((type) => type.startsWith(start));
  const shown = { picture: has('image/') || has('video/'), video: has('video/'), measure: measured !== '' };
  const missing = CASE_REASONS[reason].evidence.filter((kind) => !shown[kind]).map((kind) => WORDS[kind]);
  return missing.length > 0 ? `请提供${missing.join('、')}` : null;
}
