import { caseLabel } from '../../rules/case-status.ts';
import type { CaseRow } from '../case-repo.ts';
import type { ReturnRow } from './return-repo.ts';

/** What an act about a parcel answers: the case as it is now, and the parcel. */
export const sentState = ({ caseNo, status, version }: CaseRow, { returnNo }: ReturnRow) => ({
  ...{ caseNo, status, statusLabel: caseLabel(status), version, returnNo },
});
