import { findPlace, type Invited, invite, inviteRefusal, type Outcome, type Place, replaced } from './decide-task.ts';
import { settle } from './move-request.ts';
import { hasAgreed, type RequestState, type Seat, seatsOf, type Task, withStep } from './request-state.ts';

const isOpenSeat = (seat: Seat) =>
  hasAgreed(seat) || seat.tasks.some(({ status }) => status === 'pending' || status === 'waiting');

/** Seats of the step beside this one on which somebody decides, or has agreed. */
const others = ({ step, task }: Place) => seatsOf(step).filter((seat) => seat.place !== task.place && isOpenSeat(seat));

/** The step may go on without this seat: any other suffices, or enough of them are left. */
function isSpare(place: Place): boolean {
  const left = others(place).length;
  if (place.step.mode === 'any') return left > 0;
  return place.step.mode === 'n_of_m' && left >= place.step.needed;
}

/**
 * Somebody who is asked can decide no more, because he was frozen or has left. Where the step can do without the seat it
 * is given up; else it goes to `superior`; where nobody stands above who is not asked already, those who are asked decide
 * for it too. A seat that nobody else could take stays: its document ends with its hold.
 */
export function vacateSeat(state: RequestState, taskId: bigint, superior: Invited | null): Outcome {
  const place = findPlace(state, taskId);
  if (!place || state.status !== 'running') return { refusal: 'ended' };
  const { step, task } = place;
  if (task.status !== 'pending') return { refusal: 'not_pending' };
  const free = superior && !inviteRefusal(state, place, superior) ? superior : null;
  const leave = (reason: string): Task => ({ ...task, status: 'escalated', reason });
  if (free && !isSpare(place)) {
    const taken = invite(task, free, '原审批人已停用');
    return { state: settle(withStep(state, replaced(step, leave(`审批人已停用，转给 ${free.name}`), taken))) };
  }
  if (others(place).length === 0) return { refusal: 'involved' };
  return { state: settle(withStep(state, replaced(step, leave('审批人已停用，由其他审批人处理')))) };
}
