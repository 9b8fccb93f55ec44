import { Button } from '#platform/web/controls/button.tsx';

import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { CloseIcon, PlusIcon } from '#platform/web/icons/icons.tsx';
import type { FlowCondition } from '../rules/flow-shape.ts';
import { CONDITIONS, CONDITIONS_OF_PEOPLE } from '../rules/flow-words.ts';
import { ConditionValue } from './condition-value.tsx';
import { emptyCondition } from './empty-parts.ts';
import styles from './flow-editor.module.css';
import { ProblemLine } from './problem-line.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

type Kind = FlowCondition['kind'];

const KINDS = Object.keys(CONDITIONS) as Kind[];

/** Kinds that make sense for the document and are not there yet. */
function freeKinds({ draft }: EditedFlow): Kind[] {
  const used = new Set(draft.conditions.map(({ kind }) => kind));
  const goods = ['order', 'quote', 'enquiry'].includes(draft.documentType);
  return KINDS.filter((kind) => !used.has(kind) && (goods || CONDITIONS_OF_PEOPLE.includes(kind)));
}

/** Conditions as rows: what is looked at, how it is compared, with what. */
export function ConditionList({ edited }: { edited: EditedFlow }) {
  const { draft, change, problemAt } = edited;
  const free = freeKinds(edited);
  const put = (index: number, condition: FlowCondition) =>
    change({ conditions: draft.conditions.with(index, condition) });
  return (
    <div className={styles.conditions}>
      {draft.conditions.length === 0 && <p className={styles.hint}>没有条件：所有此类单据都适用。</p>}
      {draft.conditions.map((condition, index) => (
        <div key={condition.kind} className={styles.condition} role="group" aria-label={`条件 ${index + 1}`}>
          <span className={styles.and}>{index === 0 ? '当' : '且'}</span>
          <SelectField
            label={`条件 ${index + 1} 的内容`}
            labelHidden
            value={condition.kind}
            options={[condition.kind, ...free].map((kind) => ({ value: kind, label: CONDITIONS[kind].label }))}
            onChange={(event) => put(index, emptyCondition(event.target.value as Kind))}
          />
          <div className={styles.value}>
            <ConditionValue condition={condition} edited={edited} onChange={(next) => put(index, next)} />
            <p className={styles.hint}>{CONDITIONS[condition.kind].hint}</p>
            <ProblemLine>{problemAt(`conditions.${index}`)}</ProblemLine>
          </div>
          <IconButton
            label={`去掉条件“${CONDITIONS[condition.kind].label}”`}
            icon={<CloseIcon size={16} />}
            onClick={() => change({ conditions: draft.conditions.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <ProblemLine>{problemAt('conditions')}</ProblemLine>
      {free[0] && (
        <Button
          size="sm"
          icon={<PlusIcon size={14} />}
          onClick={() => free[0] && change({ conditions: [...draft.conditions, emptyCondition(free[0])] })}
        >
          添加条件
        </Button>
      )}
    </div>
  );
}
