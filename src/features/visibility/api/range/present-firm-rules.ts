import type { FirmRule, RuleWhom } from '../../contract/range-contract.ts';
import { EFFECT_NAMES, KIND_NAMES } from '../../contract/range-words.ts';
import type { NamedRule } from '../../rules/explain-item.ts';
import { type ComparedRule, findConflicts } from '../../rules/range-conflicts.ts';
import type { FirmRuleRow } from './read-firm-rules.ts';

const KINDS = { ...KIND_NAMES, price: '单价' } as const;

/** 1/10,000 yuan in whole yuan: limits have no decimals. */
const yuan = (price: string) => (BigInt(price) / 10_000n).toLocaleString('en-US');

function nameOf({ kind, effect, name, targetId }: FirmRuleRow): string {
  if (kind === 'price') return effect === 'hide' ? `单价高于 ¥${yuan(targetId)}` : `单价不超过 ¥${yuan(targetId)}`;
  return kind === 'agreement' ? '全部有协议价的商品' : name || '对象已删除';
}

function whomOf({ userId, person, departmentId, department }: FirmRuleRow): RuleWhom {
  if (userId !== null) return { type: 'person', id: userId, name: person ?? '已离开的人员' };
  if (departmentId !== null) return { type: 'department', id: departmentId, name: department ?? '已删除的部门' };
  return { type: 'all', id: null, name: '全公司' };
}

const comparedOf = (row: FirmRuleRow): ComparedRule => ({
  id: row.id,
  madeBy: row.madeBy,
  effect: row.effect,
  kind: row.kind,
  state: row.state,
  targetId: BigInt(row.targetId),
  categoryPath: row.categoryPath.map(BigInt),
  brandId: row.brandId === null ? null : BigInt(row.brandId),
  reach: `${row.path ?? '/'}${row.userId === null ? '' : `u${row.userId}/`}`,
});

export function presentFirmRules(rows: readonly FirmRuleRow[]): FirmRule[] {
  const conflicts = findConflicts(rows.map(comparedOf));
  return rows.map((row) => ({
    id: row.id,
    madeBy: row.madeBy,
    effect: row.effect,
    kind: row.kind,
    code: row.code,
    state: row.state,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    name: nameOf(row),
    whom: whomOf(row),
    conflicts: conflicts.get(row.id) ?? [],
  }));
}

/** Rules that hold for whoever the rows were read as, in words. */
export const namedRules = (rows: readonly FirmRuleRow[]): NamedRule[] =>
  rows
    .filter(({ applies }) => applies)
    .map((row) => ({
      madeBy: row.madeBy,
      effect: row.effect,
      kind: row.kind,
      targetId: BigInt(row.targetId),
      words: `${EFFECT_NAMES[row.effect]} ${KINDS[row.kind]} ${nameOf(row)}（${row.madeBy === 'desk' ? '商城约定，' : ''}${whomOf(row).name}）`,
    }));
