import type { CenterDetail, CenterInput, Rule, RuleInput } from '../../contract/budget-schemas.ts';

/** A rule as the form holds it. */
export interface RuleValues
  extends Pick<Rule, 'frequency' | 'overPolicy' | 'alertPercents' | 'carryOver' | 'unlimited'> {
  id?: string;
  limit: string;
  startsOn: string;
  endsOn: string;
  enabled: boolean;
  /** Money was counted under it. */
  inUse: boolean;
  /** Word for where it stands; a new one has none. */
  statusLabel?: string;
}

/** Fields of the form; what is not chosen is empty. */
export interface CenterValues {
  code: string;
  name: string;
  parentId?: string;
  ownerMemberId?: string;
  departmentId?: string;
  note: string;
  rules: RuleValues[];
}

/** A rule for this year and the ones to come, as most firms want it. */
export const newRule = (today: string): RuleValues => ({
  frequency: 'natural_month',
  limit: '',
  unlimited: false,
  startsOn: `${today.slice(0, 8)}01`,
  endsOn: '',
  overPolicy: 'block',
  alertPercents: [80, 100],
  carryOver: false,
  enabled: true,
  inUse: false,
});

const ruleValues = ({ status, endsOn, ...rule }: Rule): RuleValues => ({
  ...rule,
  limit: rule.unlimited ? '' : rule.limit,
  endsOn: endsOn ?? '',
  enabled: status !== 0,
});

export function centerValues(center: CenterDetail): CenterValues {
  const { code, name, parentId, owner, department, note, rules } = center;
  return {
    code,
    name,
    note,
    parentId: parentId ?? undefined,
    ownerMemberId: owner?.memberId,
    departmentId: department?.id,
    rules: rules.map(ruleValues),
  };
}

const ruleInput = ({
  id,
  frequency,
  overPolicy,
  carryOver,
  enabled,
  startsOn,
  endsOn,
  ...rule
}: RuleValues): RuleInput => ({
  ...(id ? { id } : {}),
  frequency,
  overPolicy,
  carryOver,
  enabled,
  startsOn,
  endsOn: endsOn || null,
  limit: rule.unlimited ? '-1' : rule.limit.trim(),
  alertPercents: [...rule.alertPercents],
});

/** What the form sends. */
export const centerInput = ({
  parentId,
  ownerMemberId,
  departmentId,
  rules,
  ...values
}: CenterValues): CenterInput => ({
  code: values.code.trim(),
  name: values.name.trim(),
  note: values.note.trim(),
  parentId: parentId ?? null,
  ownerMemberId: ownerMemberId ?? null,
  departmentId: departmentId ?? null,
  rules: rules.map(ruleInput),
});
