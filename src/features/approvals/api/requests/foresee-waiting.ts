import type { Db } from '#platform/api/database.ts';
import type { RequestState, Step, Task } from '../../rules/request-state.ts';
import { type AssignedDocument, type DecidingPeople, foreseeDeciders, readDecidingPeople } from './assign-deciders.ts';
import type { WaitingStep } from './read-waits.ts';

interface WaitingRequest {
  amountFen: bigint;
  requesterMemberId: bigint;
  steps: readonly WaitingStep[];
}

const taskOf = ({ place, status, memberId, userId }: WaitingStep['tasks'][number]): Task => ({
  id: null,
  place,
  status,
  memberId: BigInt(memberId),
  userId: BigInt(userId),
  onBehalfOf: null,
  departmentId: null,
  reason: '',
});

const stepOf = ({ stepNo, mode, needed, status, tasks }: WaitingStep): Step => ({
  id: null,
  stepNo,
  name: '',
  mode,
  needed,
  status,
  reason: '',
  escalateAfterHours: null,
  tasks: tasks.map(taskOf),
});

/** Steps that have begun are assigned already: only of those to come it is foretold who will be asked. */
const isAhead = ({ status }: Pick<Step, 'status'>) => status === 'waiting';

async function foreseeOne(
  db: Db,
  document: AssignedDocument,
  { requesterMemberId, steps }: WaitingRequest,
  people: DecidingPeople,
): Promise<WaitingStep[]> {
  const ahead: RequestState = {
    status: 'running',
    requesterMemberId,
    currentStep: 0,
    steps: steps.filter(isAhead).map(stepOf),
  };
  const { state, names } = await foreseeDeciders(db, document, ahead, people);
  return steps.map((step) => {
    const seated = isAhead(step) ? state.steps.find(({ stepNo }) => stepNo === step.stepNo) : undefined;
    const tasks = step.tasks.map((task, index) => {
      const seat = seated?.tasks[index];
      if (!seat || String(seat.memberId) === task.memberId) return task;
      const onBehalfOf = task.onBehalfOf ?? task.name;
      return { ...task, name: names.get(seat.memberId) ?? task.name, onBehalfOf, able: true };
    });
    return { ...step, tasks };
  });
}

/** The steps of open requests with who will be asked in those to come, by the rule that assigns them (behaviours 2.8). */
export async function foreseeWaiting(
  db: Db,
  { firmId, documentType }: Omit<AssignedDocument, 'amountFen'>,
  requests: readonly WaitingRequest[],
): Promise<(readonly WaitingStep[])[]> {
  const ahead = requests.flatMap(({ steps }) => steps.filter(isAhead).flatMap(({ tasks }) => tasks.map(taskOf)));
  if (ahead.length === 0) return requests.map(({ steps }) => steps);
  const people = await readDecidingPeople(db, firmId, ahead);
  const told: (readonly WaitingStep[])[] = [];
  for (const request of requests) {
    const { amountFen, steps } = request;
    const document = { firmId, documentType, amountFen };
    told.push(steps.some(isAhead) ? await foreseeOne(db, document, request, people) : steps);
  }
  return told;
}
