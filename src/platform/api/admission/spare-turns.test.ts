import { describe, expect, it } from 'vitest';
import { SpareTurns } from './spare-turns.ts';

const idle = { isStrained: () => false, atWork: () => 0 };

describe('turns for what nobody waits for yet', () => {
  it('are had at once, two at a time, and given back once', () => {
    const turns = new SpareTurns(idle);
    const first = turns.enter();
    expect(turns.enter()).not.toBeNull();
    expect(turns.enter()).toBeNull();
    first?.();
    first?.();
    expect(turns.enter()).not.toBeNull();
    expect(turns.enter()).toBeNull();
  });

  it('are refused while anybody waits or does as much as there is room for', () => {
    expect(new SpareTurns({ ...idle, isStrained: () => true }).enter()).toBeNull();
  });

  it.each([
    [0.7, true],
    [0.71, false],
  ])('in a process that is at work for %d of its time: %s', (share, had) => {
    expect(new SpareTurns({ ...idle, atWork: () => share }).enter() !== null).toBe(had);
  });
});
