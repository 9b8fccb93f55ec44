import { formatAmount } from '#platform/shared/money.ts';
import type { Ageing, FirmRow } from '../../contract/receivable-schemas.ts';
import type { FirmSums } from './firm-sums-repo.ts';

export const presentAge = ({ notDue, d30, d60, d90, over90 }: FirmSums['age']): Ageing => ({
  notDue: formatAmount(notDue),
  d30: formatAmount(d30),
  d60: formatAmount(d60),
  d90: formatAmount(d90),
  over90: formatAmount(over90),
});

export const overdueOf = ({ d30, d60, d90, over90 }: FirmSums['age']): bigint => d30 + d60 + d90 + over90;

export const presentFirm = (sums: FirmSums): FirmRow => ({
  customerCode: sums.customerCode,
  firmName: sums.firmName,
  limit: sums.limitFen === null || sums.limitFen < 0n ? null : formatAmount(sums.limitFen),
  used: formatAmount(sums.usedFen),
  open: formatAmount(sums.openFen),
  overdue: formatAmount(overdueOf(sums.age)),
  free: formatAmount(sums.freeFen),
  ageing: presentAge(sums.age),
  oldestDays: sums.oldestDays,
});
