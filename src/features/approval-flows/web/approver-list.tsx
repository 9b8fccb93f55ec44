import { Button } from '#platform/web/controls/button.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { CloseIcon, PlusIcon } from '#platform/web/icons/icons.tsx';
import { MAX_SUPERIOR_LEVEL } from '../rules/check-flow.ts';
import type { ApproverRule } from '../rules/flow-shape.ts';
import { APPROVERS } from '../rules/flow-words.ts';
import { emptyApprover } from './empty-parts.ts';
import styles from './flow-editor.module.css';
import nodeStyles from './node-line.module.css';
import { OneThingPicker } from './thing-picker.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

const KIND_OPTIONS = Object.entries(APPROVERS).map(([value, { label }]) => ({ value, label }));
const LEVELS = Array.from({ length: MAX_SUPERIOR_LEVEL }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '直接上级' : `第 ${at + 1} 级上级`,
}));
const MOST_APPROVERS = 20;

type Props = {
  /** 审批人, 抄送 */
  label: string;
  rules: readonly ApproverRule[];
  edited: EditedFlow;
  onChange: (rules: ApproverRule[]) => void;
};

/** People of a step: by name, by role, or by their place above the requester. */
export function ApproverList({ label, rules, edited, onChange }: Props) {
  return (
    <div className={nodeStyles.approvers} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id; their fields are controlled
        <div key={index} className={nodeStyles.approver}>
          <SelectField
            label={`${label} ${index + 1}`}
            labelHidden
            value={rule.kind}
            options={KIND_OPTIONS}
            onChange={(event) => onChange(rules.with(index, emptyApprover(event.target.value as ApproverRule['kind'])))}
          />
          <IconButton
            label={`去掉${label} ${index + 1}`}
            icon={<CloseIcon size={16} />}
            onClick={() => onChange(rules.toSpliced(index, 1))}
          />
          <ApproverValue rule={rule} edited={edited} onChange={(next) => onChange(rules.with(index, next))} />
        </div>
      ))}
      {rules.length < MOST_APPROVERS && (
        <Button
          kind="quiet"
          size="sm"
          icon={<PlusIcon size={14} />}
          onClick={() => onChange([...rules, emptyApprover('member')])}
        >
          添加{label}
        </Button>
      )}
    </div>
  );
}

type ValueProps = { rule: ApproverRule; edited: EditedFlow; onChange: (rule: ApproverRule) => void };

function ApproverValue({ rule, edited, onChange }: ValueProps) {
  switch (rule.kind) {
    case 'member':
      return (
        <OneThingPicker
          kind="member"
          label="人员"
          placeholder="输入姓名查找"
          edited={edited}
          value={rule.memberId}
          onChange={(id) => onChange({ kind: 'member', memberId: id ?? '' })}
        />
      );
    case 'role':
      return (
        <OneThingPicker
          kind="role"
          label="角色"
          placeholder="选择角色"
          edited={edited}
          value={rule.roleId}
          onChange={(id) => onChange({ kind: 'role', roleId: id ?? '' })}
        />
      );
    case 'department_head':
      return (
        <OneThingPicker
          kind="department"
          label="哪个部门"
          placeholder="申请人所在部门"
          edited={edited}
          value={rule.departmentId ?? null}
          onChange={(id) => onChange(id ? { kind: 'department_head', departmentId: id } : { kind: 'department_head' })}
        />
      );
    case 'superior':
      return (
        <SelectField
          label="第几级上级"
          labelHidden
          value={String(rule.level)}
          options={LEVELS}
          onChange={(event) => onChange({ kind: 'superior', level: Number(event.target.value) })}
        />
      );
    case 'cost_center_owner':
      return <p className={styles.hint}>{APPROVERS.cost_center_owner.hint}</p>;
  }
}
