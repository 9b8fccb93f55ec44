import { expect, it } from 'vitest';
import type { CaseStatus } from './case-status.ts';
import { deskActsOf } from './desk-acts.ts';

const BOSS = ['DESK_AFTER_SALES', 'DESK_AFTER_SALES_GOODS', 'DESK_AFTER_SALES_CHECK'];
const NOTHING = { mine: true, waits: false, ownDecision: false };

it.each<[CaseStatus, string[], Partial<typeof NOTHING>, string[]]>([
  ['reviewing', BOSS, {}, ['grant', 'reject', 'ask', 'say']],
  ['reviewing', BOSS, { mine: false }, ['grant', 'reject', 'ask', 'take', 'say']],
  ['reviewing', BOSS, { waits: true }, ['grant', 'reject', 'ask', 'check', 'say']],
  ['reviewing', BOSS, { waits: true, ownDecision: true }, ['grant', 'reject', 'ask', 'say']],
  ['reviewing', ['DESK_AFTER_SALES'], { waits: true }, ['grant', 'reject', 'ask', 'say']],
  ['reviewing', ['DESK_AFTER_SALES_GOODS'], {}, []],
  ['approving', BOSS, { mine: false }, ['say']],
  ['to_return', ['DESK_AFTER_SALES_GOODS'], {}, ['receive']],
  ['to_return', ['DESK_AFTER_SALES'], {}, ['reject', 'say']],
  ['arriving', BOSS, {}, ['receive', 'say']],
  ['inspecting', ['DESK_AFTER_SALES_GOODS'], {}, ['inspect']],
  ['repairing', BOSS, {}, ['repaired', 'say']],
  ['completed', BOSS, { mine: false }, ['say']],
  ['withdrawn', BOSS, { mine: false }, []],
])('%s with %j, %o: %j', (status, permissions, facts, acts) => {
  expect(deskActsOf(status, { ...NOTHING, ...facts, permissions: new Set(permissions) })).toEqual(acts);
});
