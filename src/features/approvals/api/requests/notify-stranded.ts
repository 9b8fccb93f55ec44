import type { Db } from '#platform/api/database.ts';
import { pendingTasks, type RequestState } from '../../rules/request-state.ts';
import { readDeciders } from '../people/decider-repo.ts';
import { announceTold } from './approval-news.ts';
import { hasEventToday, writeEvents } from './event-repo.ts';
import type { RequestPlace } from './request-repo.ts';

/**
 * Where nobody who is asked can decide any more, and nobody stands above who could: the history says so, and requester
 * and administrators are told, at most once a day (behaviours 2.8: never dead-lock in silence).
 */
export async function notifyStranded(db: Db, place: RequestPlace, state: RequestState): Promise<void> {
  const asked = pendingTasks(state).map(({ memberId }) => memberId);
  if (state.status !== 'running' || (await readDeciders(db, place.firmId, asked)).length > 0) return;
  // Whoever is told again and again stops reading.
  if (await hasEventToday(db, place, 'stranded')) return;
  const detail = '审批人已停用，也没有上级或管理员可以代为审批';
  await writeEvents(db, place, [{ kind: 'stranded', userId: null, detail }]);
  await announceTold(db, place, 'stranded');
}
