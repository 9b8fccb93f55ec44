import type { TagTone } from '#platform/web/display/tag.tsx';
import type { JudgedRow, RowStatus } from '../contract/bulk-schemas.ts';

export const STATUS_WORDS: Record<RowStatus, { label: string; tone: TagTone }> = {
  ok: { label: '正常', tone: 'success' },
  warning: { label: '需注意', tone: 'warning' },
  ask: { label: '请确认', tone: 'warning' },
  error: { label: '错误', tone: 'danger' },
};

const MATCHED_BY = { item: null, customer: '按客户物料编码匹配', mpn: '按制造商型号匹配' } as const;

/** Said where the number written is not the item's own, so that nobody takes it for a mistake. */
export const matchedWords = ({ matchedBy, code }: Pick<JudgedRow, 'matchedBy' | 'code'>): string | null => {
  const words = matchedBy && MATCHED_BY[matchedBy];
  return words ? `${words} ${code}` : null;
};
