import { describe, expect, it } from 'vitest';
import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import {
  after,
  approve,
  asked,
  begun,
  by,
  invited,
  person,
  REQUESTER,
  step,
  taskOf,
  written,
} from '#tests/factories/approval-request.ts';
import { skipHeldSteps } from './move-request.ts';
import type { RequestState } from './request-state.ts';
import { vacateSeat } from './vacate-seat.ts';

describe('a seat nobody can decide on any more', () => {
  const vacated = (state: RequestState, memberId: bigint, superior: bigint | null) =>
    vacateSeat(state, taskOf(state, memberId), superior === null ? null : invited(superior));

  const cases: [string, NodeMode, readonly bigint[], number, bigint | null, readonly bigint[]][] = [
    ['goes up where everybody must agree', 'all', [2n, 3n], 1, 9n, [3n, 9n]],
    ['goes up where nobody else is asked', 'any', [2n], 1, 9n, [9n]],
    ['is given up where one of the others suffices', 'any', [2n, 3n], 1, 9n, [3n]],
    ['is given up where enough are left', 'n_of_m', [2n, 3n, 4n], 2, 9n, [3n, 4n]],
    ['goes up where too few were left', 'n_of_m', [2n, 3n], 2, 9n, [3n, 9n]],
    ['falls to the others where nobody stands above', 'all', [2n, 3n], 1, null, [3n]],
    ['falls to the others where the requester stands above', 'all', [2n, 3n], 1, REQUESTER, [3n]],
    ['falls to who stands above and is asked already', 'per_department', [2n, 3n], 1, 3n, [3n]],
    ['lets the next in turn decide', 'sequence', [2n, 3n], 1, null, [3n]],
  ];
  it.each(cases)('%s', (_, mode, members, needed, superior, left) => {
    let state = after(vacated(begun(step(mode, members, needed)), 2n, superior));
    expect(asked(state)).toEqual(left);
    for (const memberId of left) if (asked(state).includes(memberId)) state = by(state, memberId, approve);
    expect(state.status).toBe('passed');
  });

  it('stays where nobody at all could take it', () => {
    expect(vacated(begun(step('any', [2n])), 2n, null)).toEqual({ refusal: 'involved' });
  });
});

describe('somebody who sits on two seats', () => {
  /** Seat of a member, given to another who stands in. */
  const given = (state: RequestState, from: bigint, to: bigint): RequestState => ({
    ...state,
    steps: state.steps.map((one) => ({
      ...one,
      tasks: one.tasks.map((task) =>
        task.memberId === from && task.status === 'pending' ? { ...task, ...person(to), onBehalfOf: from } : task,
      ),
    })),
  });

  it.each(['all', 'sequence'] as const)('agrees once: %s', (mode) => {
    const state = given(begun(step(mode, [2n, 3n])), mode === 'all' ? 3n : 2n, mode === 'all' ? 2n : 3n);
    expect(by(state, mode === 'all' ? 2n : 3n, approve).status).toBe('passed');
  });

  it('is not asked as a delegate what he agreed to in the step before', () => {
    const before = begun(step('any', [2n, 5n]), step('all', [3n, 4n]), step('any', [6n]));
    const second = by(before, 2n, approve);
    const moved = given(second, 3n, 2n);
    const passed = written(skipHeldSteps(before, moved));
    expect(asked(passed)).toEqual([4n]);
    expect(skipHeldSteps(moved, passed)).toBe(passed);
    expect(asked(by(passed, 4n, approve))).toEqual([6n]);
    // The whole step was his: the one after it begins, and what is written never was another state.
    const alone = begun(step('any', [2n, 5n]), step('any', [3n]), step('any', [6n]));
    const skipped = skipHeldSteps(alone, given(by(alone, 2n, approve), 3n, 2n));
    expect(skipped.steps.map(({ status }) => status)).toEqual(['passed', 'skipped', 'active']);
  });
});
