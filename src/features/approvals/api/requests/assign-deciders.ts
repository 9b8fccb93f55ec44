import type { Db } from '#platform/api/database.ts';
import { skipHeldSteps } from '../../rules/move-request.ts';
import { pendingTasks, type RequestState, type Step, type Task } from '../../rules/request-state.ts';
import { type Delegation, resolveDelegate } from '../../rules/resolve-delegate.ts';
import { readDelegationsAt } from '../delegations/delegation-repo.ts';
import { type Person, readDeciders, readSuperior } from '../people/decider-repo.ts';
import type { ApprovalEvent } from './event-repo.ts';

export interface AssignedDocument {
  firmId: bigint;
  documentType: string;
  amountFen: bigint;
}

/** Who is asked from now on and was not before. */
export function newlyAsked(before: RequestState | null, after: RequestState): Task[] {
  const old = new Set(before ? pendingTasks(before).map(({ id }) => id) : []);
  return pendingTasks(after).filter(({ id }) => id === null || !old.has(id));
}

/** Those who might come to decide, read once for many requests. */
export interface DecidingPeople {
  byId: Map<bigint, Person>;
  delegations: Delegation[];
}

/** Everybody who might come to decide: those named, and whoever stands in for anybody. */
export async function readDecidingPeople(
  db: Db,
  firmId: bigint,
  tasks: readonly Pick<Task, 'memberId'>[],
): Promise<DecidingPeople> {
  const delegations = await readDelegationsAt(db, firmId, new Date());
  const ids = new Set([...tasks.map((task) => task.memberId), ...delegations.map((one) => one.delegateMemberId)]);
  const people = await readDeciders(db, firmId, [...ids]);
  return { delegations, byId: new Map(people.map((person) => [person.memberId, person])) };
}

async function decidesFor(
  db: Db,
  document: AssignedDocument,
  requester: bigint,
  task: Task,
  people: DecidingPeople,
): Promise<Person | null> {
  const { byId, delegations } = people;
  const named =
    byId.get(task.memberId) ?? (await readSuperior(db, document.firmId, { memberId: task.memberId, not: [requester] }));
  if (!named) return null;
  const mayDecide = (memberId: bigint) => memberId !== requester && byId.has(memberId);
  const delegate = resolveDelegate(named.memberId, delegations, { ...document, at: new Date(), mayDecide });
  return byId.get(delegate) ?? named;
}

const taken = (task: Task, { memberId, userId, name }: Person): { task: Task; event: ApprovalEvent } => {
  const onBehalfOf = task.onBehalfOf ?? task.userId;
  const event: ApprovalEvent = { kind: 'assigned', userId, taskId: task.id, onBehalfOf, detail: name };
  return { task: { ...task, memberId, userId, onBehalfOf }, event };
};

/** Seats of a step that somebody else holds, by who decides on them. */
const heldBeside = (step: Step, task: Task, moved: ReadonlyMap<Task, Task>) =>
  new Set(
    step.tasks
      .filter((one) => one !== task && (one.status === 'pending' || one.status === 'waiting'))
      .map((one) => (moved.get(one) ?? one).memberId),
  );

/** Whoever is asked in the step anyway takes no second seat where the step can do without it. */
function isAskedAnyway(step: Step, task: Task, { memberId }: Person, moved: ReadonlyMap<Task, Task>): boolean {
  const held = heldBeside(step, task, moved);
  return held.has(memberId) && (step.mode === 'any' || (step.mode === 'n_of_m' && held.size >= step.needed));
}

interface Assigned {
  state: RequestState;
  events: ApprovalEvent[];
}

/** Gives these seats to who decides them now; the one rule of assignments and of what is foretold of them. */
async function assignSeats(
  db: Db,
  document: AssignedDocument,
  after: RequestState,
  asked: ReadonlySet<Task>,
  people: DecidingPeople,
): Promise<Assigned & { names: ReadonlyMap<bigint, string> }> {
  const moved = new Map<Task, Task>();
  const names = new Map<bigint, string>();
  const events: ApprovalEvent[] = [];
  for (const step of after.steps) {
    for (const task of step.tasks) {
      if (!asked.has(task)) continue;
      const person = await decidesFor(db, document, after.requesterMemberId, task, people);
      if (!person || person.memberId === task.memberId || isAskedAnyway(step, task, person, moved)) continue;
      const { task: next, event } = taken(task, person);
      moved.set(task, next);
      names.set(person.memberId, person.name);
      events.push(event);
    }
  }
  const steps = after.steps.map((step) => ({ ...step, tasks: step.tasks.map((task) => moved.get(task) ?? task) }));
  return { state: { ...after, steps }, events, names };
}

async function assignOnce(
  db: Db,
  document: AssignedDocument,
  before: RequestState | null,
  after: RequestState,
): Promise<Assigned> {
  const asked = new Set(newlyAsked(before, after));
  if (asked.size === 0) return { state: after, events: [] };
  return assignSeats(db, document, after, asked, await readDecidingPeople(db, document.firmId, [...asked]));
}

const OPEN: ReadonlySet<Task['status']> = new Set<Task['status']>(['pending', 'waiting']);

/**
 * Who would be asked on every open seat if its step began now, with the names of those who stand in (behaviours 2.8).
 * Nothing is written: what is told before a step begins follows the same rule that assigns it.
 */
export function foreseeDeciders(db: Db, document: AssignedDocument, state: RequestState, people: DecidingPeople) {
  const open = state.steps.flatMap(({ tasks }) => tasks.filter(({ status }) => OPEN.has(status)));
  return assignSeats(db, document, state, new Set(open), people);
}

/**
 * Gives what is asked from now on to who decides it now: delegates while somebody is away, the superior of somebody who
 * no longer may (behaviours 2.8: resolved at assignment). Nobody left at all leaves it where it is. Who agreed in the step
 * before is not asked again as a delegate either; where that was all, the next step begins.
 */
export async function assignDeciders(
  db: Db,
  document: AssignedDocument,
  before: RequestState | null,
  after: RequestState,
): Promise<Assigned> {
  const events: ApprovalEvent[] = [];
  let [known, wanted] = [before, after];
  for (;;) {
    const assigned = await assignOnce(db, document, known, wanted);
    events.push(...assigned.events);
    const next = skipHeldSteps(known, assigned.state);
    if (next === assigned.state) return { state: next, events };
    [known, wanted] = [assigned.state, next];
  }
}
