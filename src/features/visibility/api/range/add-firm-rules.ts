import { insertFirmRules, type RulePlace } from '#features/visible-goods/api/public.ts';
import { isPriceLimit, limitPrice } from '#features/visible-goods/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type NewFirmRules, type RuleOutcomes, rangeErrors } from '../../contract/range-contract.ts';
import { lockRules } from '../visibility-repo.ts';
import { countFirmRules, departmentExists, findFirmTargets, presentTargets } from './firm-rule-repo.ts';
import { readRangePeople } from './read-range-choices.ts';

const MOST_RULES = 5_000;

async function placeOf(db: Db, firmId: bigint, input: NewFirmRules): Promise<RulePlace & { whom: string }> {
  const { startsOn, endsOn } = input;
  const departmentId = input.departmentId === null ? null : BigInt(input.departmentId);
  const userId = input.userId === null ? null : BigInt(input.userId);
  if (departmentId !== null && !(await departmentExists(db, firmId, departmentId))) {
    throw refuse(rangeErrors, 'WHOM_UNKNOWN');
  }
  const [person] = userId === null ? [] : await readRangePeople(db, { userId });
  if (userId !== null && !person) throw refuse(rangeErrors, 'WHOM_UNKNOWN');
  const whom = person?.userName ?? (departmentId === null ? '全公司' : `部门 ${departmentId}`);
  return { firmId, departmentId, userId, startsOn, endsOn, whom };
}

/** What a rule names, by the code it is told by. */
async function targetsOf(
  db: Db,
  { kind, codes, limit }: NewFirmRules,
): Promise<[code: string, id: bigint | undefined][]> {
  if (kind === 'agreement') return [['全部协议商品', 0n]];
  if (kind === 'price') {
    const price = limitPrice(limit ?? 0);
    if (!isPriceLimit(price)) throw refuse(rangeErrors, 'LIMIT_UNKNOWN');
    return [[`¥${limit}`, price]];
  }
  const targets = await findFirmTargets(db, kind, codes);
  if (targets.size === 0) throw refuse(rangeErrors, 'CODES_UNKNOWN');
  return [...new Set(codes)].map((code) => [code, targets.get(code)]);
}

/** Adds rules of the firm's own, one per code; what stands already and what nobody knows is told code by code. */
export async function addFirmRules(db: Db, caller: SignedInCaller, input: NewFirmRules): Promise<RuleOutcomes> {
  const { effect, kind, startsOn, endsOn } = input;
  const { whom, ...place } = await placeOf(db, caller.firmId, input);
  const targets = await targetsOf(db, input);
  await lockRules(db, caller.firmId);
  const present = await presentTargets(db, place, { effect, kind });
  const resultOf = (id: bigint | undefined) => (id === undefined ? 'unknown' : present.has(id) ? 'present' : 'added');
  const outcomes = targets.map(([code, id]) => ({ code, id, result: resultOf(id) }) as const);
  const added = outcomes.filter(({ result }) => result === 'added');
  if ((await countFirmRules(db, caller.firmId)) + added.length > MOST_RULES) throw refuse(rangeErrors, 'RULES_MANY');
  await insertFirmRules(
    db,
    place,
    added.flatMap(({ id }) => (id === undefined ? [] : [{ effect, kind, targetId: id }])),
  );
  if (added.length) {
    const after = { effect, kind, codes: added.map(({ code }) => code), whom, startsOn, endsOn };
    await writeAudit(db, caller, { action: 'visibility.rulesAdded', objectType: 'visibilityRule', after });
  }
  return { added: added.length, outcomes: outcomes.map(({ code, result }) => ({ code, result })) };
}
