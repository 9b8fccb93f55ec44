import { CASE_REASON_CODES, CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';

/** Reasons that are the shop's fault, its supplier's or its carrier's. */
export const FAULT_REASONS: readonly CaseReason[] = CASE_REASON_CODES.filter((code) => CASE_REASONS[code].fault);

/** So many of a hundred, to two decimals; null where there is no whole. */
export const shareText = (part: number, whole: number): string | null =>
  whole > 0 ? String(Math.round((part * 10_000) / whole) / 100) : null;

const DAY_HOURS = 24;
const TWO_DAYS = 48;

/** 5 小时, from two days on in days: 3.5 天. */
export function durationText(hours: number | null): string {
  if (hours === null) return '—';
  if (hours < 1) return '1 小时内';
  return hours < TWO_DAYS ? `${Math.round(hours)} 小时` : `${Math.round((hours * 10) / DAY_HOURS) / 10} 天`;
}
