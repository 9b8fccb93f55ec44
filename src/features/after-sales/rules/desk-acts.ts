import type { DeskCaseAct } from '../contract/case-desk-schemas.ts';
import { type CaseStatus, CLOSED, caseStates } from './case-status.ts';

interface DeskReader {
  permissions: { has(code: string): boolean };
  /** He has it in hand. */
  mine: boolean;
  /** A decision waits for a second person. */
  waits: boolean;
  /** It is the reader's own. */
  ownDecision: boolean;
}

const GOODS: ReadonlySet<string> = new Set(['receive', 'inspect', 'repaired']);

/** What somebody of the desk may do with a case now: deciding, and what the warehouse does, are rights apart. */
export function deskActsOf(status: CaseStatus, { permissions, mine, waits, ownDecision }: DeskReader): DeskCaseAct[] {
  const decides = permissions.has('DESK_AFTER_SALES');
  const handles = permissions.has('DESK_AFTER_SALES_GOODS');
  const acts: DeskCaseAct[] = caseStates.deskActs(status).filter((act) => (GOODS.has(act) ? handles : decides));
  if (waits && !ownDecision && permissions.has('DESK_AFTER_SALES_CHECK') && status === 'reviewing') acts.push('check');
  if (decides && !mine && status !== 'approving' && !CLOSED.includes(status)) acts.push('take');
  if (decides && status !== 'withdrawn') acts.push('say');
  return acts;
}
