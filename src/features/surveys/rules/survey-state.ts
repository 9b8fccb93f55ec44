/** What is kept: whether the desk has opened it. */
export type SurveyStatus = 'draft' | 'open' | 'closed';

/** What holds now: an open survey waits for its first instant and ends by itself at its last. */
export type SurveyState = 'draft' | 'planned' | 'open' | 'closed';

export const SURVEY_STATES: Readonly<Record<SurveyState, string>> = {
  draft: '草稿',
  planned: '待开始',
  open: '进行中',
  closed: '已结束',
};

export interface SurveyTimes {
  status: SurveyStatus;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** Both ends are exact: open from `opensAt` on, no longer open at `closesAt`. */
export function stateOf({ status, opensAt, closesAt }: SurveyTimes, now: Date): SurveyState {
  if (status !== 'open') return status;
  if (closesAt && now >= closesAt) return 'closed';
  return opensAt && now < opensAt ? 'planned' : 'open';
}

/** States the desk may bring it to; a closed survey can be opened once more. */
export function movesOf(status: SurveyStatus): ('open' | 'closed')[] {
  return status === 'open' ? ['closed'] : ['open'];
}
