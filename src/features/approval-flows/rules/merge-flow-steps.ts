import type { PlannedApprover, PlannedStep } from './flow-plan.ts';
import { neededOf } from './resolve-flow-node.ts';

/** People of a step as one text: with one person every mode is the same, only 依次 hangs on their order. */
function whomOf({ mode, approvers }: PlannedStep): string {
  const people = approvers.map(({ memberId, departmentId }) =>
    mode === 'per_department' && approvers.length > 1 ? `${memberId}@${departmentId}` : memberId,
  );
  return (mode === 'sequence' ? people : people.toSorted()).join(',');
}

function unite<T extends { memberId: string }>(first: readonly T[], second: readonly T[]): T[] {
  const there = new Set(first.map(({ memberId }) => memberId));
  return [...first, ...second.filter(({ memberId }) => !there.has(memberId))];
}

const REASONS_APART = '、';

/** One step for two: what the second was for and whom it tells goes to the first. */
function absorb(step: PlannedStep, other: PlannedStep): PlannedStep {
  const reasons = new Set([...step.reason.split(REASONS_APART), ...other.reason.split(REASONS_APART)]);
  const hours = [step.escalateAfterHours, other.escalateAfterHours].filter((value) => value !== null);
  return {
    ...step,
    reason: [...reasons].join(REASONS_APART),
    escalateAfterHours: hours.length > 0 ? Math.min(...hours) : null,
    copyTo: unite(step.copyTo, other.copyTo),
    skipped: unite(step.skipped, other.skipped),
  };
}

/** Each step once, where it stood first; where the same people are to agree in different numbers, the most of them. */
function mergeSame(steps: readonly PlannedStep[]): PlannedStep[] {
  const merged = new Map<string, PlannedStep>();
  // Equal nodes of several flows share their list of people, so it is looked through once.
  const known = new Map<readonly PlannedApprover[], string>();
  for (const step of steps) {
    const whom = known.get(step.approvers) ?? whomOf(step);
    known.set(step.approvers, whom);
    const key = step.approvers.length === 1 ? whom : `${step.mode}:${whom}`;
    const first = merged.get(key);
    merged.set(key, first ? { ...absorb(first, step), needed: Math.max(first.needed, step.needed) } : step);
  }
  return [...merged.values()];
}

/** Who decides in a step whatever the others do: their answer is known when the next step begins. */
function certainOf({ mode, needed, approvers }: PlannedStep): PlannedApprover[] {
  if (mode === 'per_department') {
    const speaksAlone = ({ departmentId }: PlannedApprover) =>
      approvers.filter((other) => other.departmentId === departmentId).length === 1;
    return approvers.filter(speaksAlone);
  }
  return mode === 'all' || mode === 'sequence' || needed >= approvers.length ? approvers : [];
}

/** What is left to ask when these have agreed just before; null: nothing. */
function withoutDecided(step: PlannedStep, decided: ReadonlySet<string>, stepBefore: string): PlannedStep | null {
  const repeated = step.approvers.filter(({ memberId }) => decided.has(memberId));
  if (repeated.length === 0) return step;
  if (step.mode === 'any') return null;
  const heard = new Set(repeated.map(({ departmentId }) => departmentId));
  const approvers = step.approvers.filter(({ memberId, departmentId }) =>
    step.mode === 'per_department' ? !heard.has(departmentId) : !decided.has(memberId),
  );
  const open = step.mode === 'n_of_m' ? step.needed - repeated.length : approvers.length;
  if (open <= 0) return null;
  const skipped = repeated.map(({ memberId, name }) => ({ memberId, name, why: `已在上一步“${stepBefore}”审批` }));
  return { ...step, approvers, needed: neededOf(step.mode, approvers, open), skipped: unite(step.skipped, skipped) };
}

/** The same person in consecutive steps decides once. */
export function skipRepeatedSteps(steps: readonly PlannedStep[]): PlannedStep[] {
  const kept: PlannedStep[] = [];
  let decided = new Set<string>();
  for (const step of steps) {
    const before = kept.at(-1);
    const left = before ? withoutDecided(step, decided, before.name) : step;
    if (left === null && before) {
      kept[kept.length - 1] = absorb(before, step);
    } else if (left) {
      const repeated = step.approvers.filter(({ memberId }) => decided.has(memberId));
      decided = new Set([...certainOf(left), ...repeated].map(({ memberId }) => memberId));
      kept.push(left);
    }
  }
  return kept;
}

const sizeOf = (steps: readonly PlannedStep[]) => steps.reduce((size, step) => size + 1 + step.approvers.length, 0);

/**
 * Union of the steps of several flows: the same step once, the same person in consecutive steps once. One can bring
 * about the other, so both are done until nothing changes; each round asks fewer people.
 */
export function mergeSteps(steps: readonly PlannedStep[]): PlannedStep[] {
  const next = skipRepeatedSteps(mergeSame(steps));
  return sizeOf(next) === sizeOf(steps) ? next : mergeSteps(next);
}
