import { isOpen } from './approval-status.ts';
import { isBegun, pendingTasks, type RequestState } from './request-state.ts';

export type ApprovalAct =
  | 'approve'
  | 'refuse'
  | 'return'
  | 'transfer'
  | 'sign_before'
  | 'sign_after'
  | 'withdraw'
  | 'answer'
  | 'urge'
  | 'comment'
  | 'copy';

const DECIDE: readonly ApprovalAct[] = ['approve', 'refuse', 'return', 'transfer', 'sign_before', 'sign_after'];

/** What a person may do with a request now; the server asks the same rules again when it is done. */
export function allowedActs(
  state: RequestState,
  { memberId, mayDecideOwn, asked }: { memberId: bigint; mayDecideOwn: boolean; asked: boolean },
): ApprovalAct[] {
  const own = memberId === state.requesterMemberId;
  const open = isOpen(state.status);
  const acts: ApprovalAct[] = [];
  const waits = pendingTasks(state).some((task) => task.memberId === memberId);
  if (state.status === 'running' && waits && (!own || mayDecideOwn)) acts.push(...DECIDE);
  if (own && state.status === 'returned') acts.push('answer');
  if (own && state.status === 'running') acts.push('urge');
  if (own && open && !isBegun(state)) acts.push('withdraw');
  if (open && (own || asked)) acts.push('copy');
  acts.push('comment');
  return acts;
}
