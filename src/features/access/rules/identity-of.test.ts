import { describe, expect, it } from 'vitest';
import { identityOf, scenarioOf } from './identity-of.ts';

const plain = { firmType: 'company', participantExtendType: 1, firmChannel: 0, loginSource: 0 };

describe('identity', () => {
  it.each([
    [plain, 'company'],
    [{ ...plain, firmType: 'group' }, 'group'],
    [{ ...plain, participantExtendType: 5 }, 'sales'],
    [{ ...plain, firmChannel: 1 }, 'restricted'],
    [{ ...plain, firmChannel: 1, loginSource: 3 }, 'punchout'],
    [{ ...plain, loginSource: 3 }, 'punchout'],
    [{ ...plain, firmType: 'group', firmChannel: 1, loginSource: 3 }, 'group'],
    [{ ...plain, participantExtendType: 5, firmChannel: 1, loginSource: 3 }, 'sales'],
    [{ ...plain, firmType: 'operator', participantExtendType: 5 }, 'staff'],
  ] as const)('of %o is %s', (facts, identity) => {
    expect(identityOf(facts)).toBe(identity);
  });
});

describe('scenario', () => {
  it.each([
    [0, 0, 'enterprise'],
    [1, 0, 'punchout'],
    [0, 3, 'punchout'],
    [1, 3, 'punchout'],
  ] as const)('of firmChannel %i and loginSource %i is %s', (firmChannel, loginSource, scenario) => {
    expect(scenarioOf({ firmChannel, loginSource })).toBe(scenario);
  });
});
