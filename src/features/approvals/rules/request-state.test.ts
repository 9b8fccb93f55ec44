import { expect, it } from 'vitest';
import type { NodeMode } from '#features/approval-flows/rules/flow-shape.ts';
import type { TaskStatus } from './approval-status.ts';
import { hasAgreed, isAgreed, type Step, type Task } from './request-state.ts';

/** A step of two seats in two departments. */
const step = (mode: NodeMode, ...statuses: TaskStatus[]): Step => ({
  id: 1n,
  stepNo: 1,
  name: '',
  mode,
  needed: 2,
  status: 'active',
  reason: '',
  escalateAfterHours: null,
  tasks: statuses.map((status, place): Task => {
    const memberId = BigInt(place + 2);
    return {
      id: memberId,
      memberId,
      userId: memberId,
      onBehalfOf: null,
      departmentId: memberId,
      place,
      status,
      reason: '',
    };
  }),
});

it.each(['any', 'all', 'sequence', 'n_of_m', 'per_department'] as const)(
  '%s is not agreed by those who gave up their seats, only by those who are left',
  (mode) => {
    expect(isAgreed(step(mode, 'escalated', 'void'))).toBe(false);
    expect(isAgreed(step(mode, 'escalated', 'pending'))).toBe(false);
    expect(isAgreed(step(mode, 'escalated', 'approved'))).toBe(true);
  },
);

it.each<[string, boolean, TaskStatus[]]>([
  ['who agreed', true, ['approved']],
  ['who agreed in the step before', true, ['skipped']],
  ['who handed it to somebody who agreed', true, ['transferred', 'approved']],
  ['who handed it to somebody who is asked', false, ['transferred', 'pending']],
  ['who left it to nobody', false, ['escalated']],
])('a seat of %s has agreed: %s', (_, agreed, statuses) => {
  expect(hasAgreed({ tasks: statuses.map((status) => ({ status })) })).toBe(agreed);
});
