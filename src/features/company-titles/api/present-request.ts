import { titleDifference } from '../rules/title-difference.ts';
import { titleRequestStates } from '../rules/title-request-states.ts';
import type { TitleRequestRow } from './title-request-repo.ts';

/** What either side reads of a request. */
export const presentRequest = (row: TitleRequestRow, names: { askedBy: string }) => ({
  requestNo: row.requestNo,
  kindLabel: row.titleVersion === null ? '新增' : '修改',
  title: row.title,
  taxNo: row.taxNo,
  fields: titleDifference(row.before, row.after),
  reason: row.reason,
  status: row.status,
  askedBy: names.askedBy,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
  version: row.version,
});

export const actedOn = ({ requestNo, status }: TitleRequestRow, side: 'own' | 'desk') => {
  const state = titleRequestStates.read(status);
  const statusLabel = side === 'own' ? titleRequestStates.label(state) : titleRequestStates.deskLabel(state);
  return { requestNo, status, statusLabel };
};
