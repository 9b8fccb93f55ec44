import { formatAmount } from '#platform/shared/money.ts';
import type { OwnApplication } from '../contract/credit-schemas.ts';
import { APPLICATION_KINDS, type ApplicationKind } from '../contract/term-words.ts';
import { creditApplicationStates } from '../rules/term-states.ts';
import type { ApplicationRow } from './application-repo.ts';

const amountOf = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

export const ownStatusLabel = (status: string) => creditApplicationStates.label(creditApplicationStates.read(status));
export const deskStatusLabel = (status: string) =>
  creditApplicationStates.deskLabel(creditApplicationStates.read(status));

type Shown = Omit<ApplicationRow, 'id' | 'firmId' | 'userId' | 'decidedBy' | 'version' | 'updatedAt'>;

/** What both sides see of an application. */
export function presentApplication(row: Shown) {
  const kind = row.kind as ApplicationKind;
  return {
    applicationNo: row.applicationNo,
    kind,
    kindLabel: APPLICATION_KINDS[kind],
    amount: formatAmount(row.amountFen),
    termDays: row.termDays,
    until: row.until,
    reason: row.reason,
    status: row.status,
    statusLabel: ownStatusLabel(row.status),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    grantedAmount: amountOf(row.grantedFen),
    grantedUntil: row.grantedUntil,
    answer: row.answer,
  };
}

/** As the company sees it: what waits for a second person is not granted yet, and nobody's business. */
export function presentOwnApplication(row: ApplicationRow): OwnApplication {
  const open = row.status === 'checking';
  const shown = open ? { ...row, grantedFen: null, grantedUntil: null, answer: '' } : row;
  return {
    ...presentApplication(shown),
    status: open ? 'submitted' : row.status,
    mayWithdraw: creditApplicationStates.allows('withdraw', creditApplicationStates.read(row.status)),
  };
}
