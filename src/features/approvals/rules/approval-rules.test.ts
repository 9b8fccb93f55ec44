import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesOf } from '#business/documents/rules/public.ts';
import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import {
  after,
  approve,
  asked,
  begun,
  by,
  decider,
  invited,
  REQUESTER,
  step,
  taskOf,
  written,
} from '#tests/factories/approval-request.ts';
import { approvalStates, stepStates, taskStates } from './approval-status.ts';
import { type Decision, decideTask, escalateTask, type Outcome, resubmit, stop, withdraw } from './decide-task.ts';
import { activeStep, isBegun, pendingTasks, type RequestState } from './request-state.ts';
import { vacateSeat } from './vacate-seat.ts';

const MODES: readonly NodeMode[] = ['any', 'all', 'sequence', 'n_of_m', 'per_department'];

describe('how a step is decided', () => {
  const passesWith: [NodeMode, readonly bigint[], number, readonly bigint[]][] = [
    ['any', [2n, 3n], 1, [3n]],
    ['all', [2n, 3n], 1, [3n, 2n]],
    ['sequence', [2n, 3n], 1, [2n, 3n]],
    ['n_of_m', [2n, 3n, 4n], 2, [4n, 2n]],
    // 2 and 5 are of one department, 3 of another.
    ['per_department', [2n, 5n, 3n], 1, [5n, 3n]],
  ];
  it.each(passesWith)('%s of %s (%i needed) passes with %s, and not sooner', (mode, members, needed, agreeing) => {
    let state = begun(step(mode, members, needed));
    for (const memberId of agreeing) {
      expect(state.status).toBe('running');
      state = by(state, memberId, approve);
    }
    expect(state.status).toBe('passed');
    expect(pendingTasks(state)).toEqual([]);
  });

  it('asks one after the other in a sequence', () => {
    const state = begun(step('sequence', [2n, 3n]));
    expect(asked(state)).toEqual([2n]);
    expect(asked(by(state, 2n, approve))).toEqual([3n]);
  });

  it('does not ask the same person twice in a row, and passes over a step that has nobody else', () => {
    const state = begun(step('any', [2n]), step('all', [2n, 3n]), step('any', [3n]));
    const second = by(state, 2n, approve);
    expect(asked(second)).toEqual([3n]);
    expect(by(second, 3n, approve).status).toBe('passed');
  });

  it('ends with one no', () => {
    const state = begun(step('any', [2n, 3n]), step('any', [4n]));
    const refused = by(state, 3n, { act: 'refuse' });
    expect(refused.status).toBe('refused');
    expect(refused.steps.map(({ status }) => status)).toEqual(['refused', 'void']);
  });
});

describe('asking others', () => {
  it('hands a seat over', () => {
    const state = by(begun(step('all', [2n, 3n])), 2n, { act: 'transfer', to: invited(4n) });
    expect(asked(state)).toEqual([3n, 4n]);
    expect(by(by(state, 4n, approve), 3n, approve).status).toBe('passed');
  });

  it('asks somebody before, and then again who asked', () => {
    const state = by(begun(step('any', [2n])), 2n, { act: 'sign_before', to: invited(4n) });
    expect(asked(state)).toEqual([4n]);
    const again = by(state, 4n, approve);
    expect(asked(again)).toEqual([2n]);
    expect(by(again, 2n, approve).status).toBe('passed');
  });

  it('asks somebody afterwards', () => {
    const state = by(begun(step('any', [2n])), 2n, { act: 'sign_after', to: invited(4n) });
    expect(state.status).toBe('running');
    expect(asked(state)).toEqual([4n]);
    expect(by(state, 4n, approve).status).toBe('passed');
  });

  it('never asks the requester, nor the same person twice at a time', () => {
    const state = begun(step('all', [2n, 3n]));
    const to = (memberId: bigint) =>
      decideTask(state, taskOf(state, 2n), decider(2n), { act: 'transfer', to: invited(memberId) });
    expect(to(REQUESTER)).toEqual({ refusal: 'own' });
    expect(to(3n)).toEqual({ refusal: 'involved' });
  });

  it('gives back to the requester and asks the same people again, in their order', () => {
    const before = by(begun(step('any', [2n])), 2n, { act: 'sign_before', to: invited(4n) });
    const returned = by(before, 4n, { act: 'return' });
    expect(returned.status).toBe('returned');
    expect(pendingTasks(returned)).toEqual([]);
    const again = after(resubmit(returned));
    expect(asked(again)).toEqual([4n]);
    expect(by(by(again, 4n, approve), 2n, approve).status).toBe('passed');
  });

  it('does not ask those again who agreed before it was given back a second time', () => {
    const once = after(resubmit(by(begun(step('all', [2n, 3n])), 2n, { act: 'return' })));
    const twice = after(resubmit(by(by(once, 2n, approve), 3n, { act: 'return' })));
    expect(asked(twice)).toEqual([3n]);
  });

  it('goes to who stands above when nobody answers', () => {
    const state = begun(step('any', [2n]));
    expect(asked(after(escalateTask(state, taskOf(state, 2n), invited(9n))))).toEqual([9n]);
  });
});

describe('who may not', () => {
  const state = begun(step('any', [2n, REQUESTER]));
  it.each([
    ['the requester', REQUESTER, REQUESTER, 'own'],
    ['somebody with another task', 3n, 2n, 'foreign'],
  ])('%s is refused', (_, memberId, of, refusal) => {
    expect(decideTask(state, taskOf(state, of), decider(memberId), approve)).toEqual({ refusal });
  });

  it('lets an administrator decide own documents where the firm allows it', () => {
    const own = { ...decider(REQUESTER), mayDecideOwn: true };
    expect(after(decideTask(state, taskOf(state, REQUESTER), own, approve)).status).toBe('passed');
  });

  it('may be taken back until somebody has decided', () => {
    expect(after(withdraw(state)).status).toBe('withdrawn');
    const decided = by(begun(step('all', [2n, 3n])), 2n, approve);
    expect(withdraw(decided)).toEqual({ refusal: 'begun' });
  });
});

describe('whatever people do', () => {
  const steps = fc.array(
    fc.record({
      mode: fc.constantFrom(...MODES),
      needed: fc.integer({ min: 1, max: 4 }),
      members: fc.uniqueArray(fc.bigInt({ min: 2n, max: 8n }), { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom(
        'approve',
        'approve',
        'approve',
        'refuse',
        'return',
        'transfer',
        'sign_before',
        'sign_after',
        'escalate',
        'vacate',
        'answer',
        'withdraw',
        'expire',
      ),
      which: fc.nat(6),
      who: fc.bigInt({ min: 1n, max: 9n }),
      to: fc.bigInt({ min: 1n, max: 9n }),
      honest: fc.boolean(),
    }),
    { maxLength: 25 },
  );

  function perform(
    state: RequestState,
    { act, which, who, to, honest }: { act: string; which: number; who: bigint; to: bigint; honest: boolean },
  ): Outcome {
    const open = pendingTasks(state);
    const task = open[which % Math.max(open.length, 1)];
    if (act === 'withdraw') return withdraw(state);
    if (act === 'answer') return resubmit(state);
    if (act === 'expire') return stop(state, 'expired', '');
    if (act === 'escalate') return escalateTask(state, task?.id ?? 0n, invited(to));
    if (act === 'vacate') return vacateSeat(state, task?.id ?? 0n, honest ? invited(to) : null);
    const decision = { act, to: invited(to) } as Decision;
    return decideTask(state, task?.id ?? 0n, decider(honest && task ? task.memberId : who), decision);
  }

  const machines = { approval: approvalStates, approval_step: stepStates, approval_task: taskStates };
  const legal = (machine: keyof typeof machines, from: string, to: string) =>
    from === to || movesOf(machines[machine]).includes(`${from} → ${to}`);

  it('somebody is always asked, the requester never decides, one no ends it, and what is decided stays', () => {
    fc.assert(
      fc.property(steps, acts, (wanted, done) => {
        let state = begun(...wanted.map(({ mode, members, needed }) => step(mode, members, needed)));
        for (const one of done) {
          const outcome = perform(state, one);
          if ('refusal' in outcome) continue;
          const next = written(outcome.state);
          // A request that is decided never changes.
          expect(['running', 'returned']).toContain(state.status);
          expect(legal('approval', state.status, next.status)).toBe(true);
          for (const [index, before] of state.steps.entries()) {
            expect(legal('approval_step', before.status, next.steps[index]?.status ?? '')).toBe(true);
            for (const task of before.tasks) {
              const now = next.steps[index]?.tasks.find(({ id }) => id === task.id);
              expect(legal('approval_task', task.status, now?.status ?? '')).toBe(true);
            }
          }
          const tasks = next.steps.flatMap((each) => each.tasks);
          expect(tasks.filter(({ memberId }) => memberId === REQUESTER)).toEqual([]);
          const refused = tasks.some(({ status }) => status === 'refused');
          expect(next.status === 'refused').toBe(refused);
          expect(pendingTasks(next).length > 0).toBe(next.status === 'running');
          expect(activeStep(next) !== undefined).toBe(next.status === 'running' || next.status === 'returned');
          if (next.status === 'passed') {
            expect(isBegun(next)).toBe(true);
            expect(next.steps.every(({ status }) => status === 'passed' || status === 'skipped')).toBe(true);
          }
          state = next;
        }
      }),
      { numRuns: 400 },
    );
  });
});
