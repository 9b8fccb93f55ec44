import { describe, expect, it } from 'vitest';
import { canBecome, isMoving, isOver, RUN_STATUS_NAMES, type RunStatus, statesBefore } from './run-states.ts';

const ALL = Object.keys(RUN_STATUS_NAMES) as RunStatus[];

describe('states of a run', () => {
  it('lead from the upload to one of three ends, and from there nowhere', () => {
    expect(ALL.filter(isOver)).toEqual(['done', 'failed', 'cancelled']);
    for (const end of ALL.filter(isOver)) expect(ALL.filter((to) => canBecome(end, to))).toEqual([]);
    expect(ALL.filter((from) => canBecome(from, 'cancelled'))).toEqual(['uploaded', 'queued', 'running']);
  });

  it('let only a started run be done', () => {
    expect(statesBefore('done')).toEqual(['running']);
    expect(statesBefore('running')).toEqual(['queued']);
    expect(statesBefore('queued')).toEqual(['uploaded', 'running']);
  });

  it('move by themselves only between start and end', () => {
    expect(ALL.filter(isMoving)).toEqual(['queued', 'running']);
  });
});
