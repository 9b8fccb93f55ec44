import type { Ageing } from '#features/receivables/contract/receivable-schemas.ts';

/** What is open, by how late it is, as narrow as a side column. */
export const AGES: readonly { bucket: keyof Ageing; label: string }[] = [
  { bucket: 'notDue', label: '未到期' },
  { bucket: 'd30', label: '1–30 天' },
  { bucket: 'd60', label: '31–60 天' },
  { bucket: 'd90', label: '61–90 天' },
  { bucket: 'over90', label: '90 天以上' },
];

/** Per cent of a whole, for looking at only; nothing of what is nothing or stands in favour. */
export function shareOf(part: string, whole: string): number {
  const [some, all] = [Number(part), Number(whole)];
  return all > 0 && some > 0 ? (some / all) * 100 : 0;
}
