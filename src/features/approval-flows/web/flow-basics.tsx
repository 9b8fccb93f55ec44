import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { DocumentType } from '../rules/flow-shape.ts';
import { DOCUMENT_TYPES, EFFECTS } from '../rules/flow-words.ts';
import styles from './flow-editor.module.css';
import { OneThingPicker } from './thing-picker.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

const TYPE_OPTIONS = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }));

/** Name, kind of document, department and what the flow does. */
export function FlowBasics({ edited }: { edited: EditedFlow }) {
  const { draft, change, problemAt } = edited;
  return (
    <Section title="基本信息">
      <div className={styles.basics}>
        <TextField
          label="名称"
          required
          maxLength={40}
          value={draft.name}
          placeholder="例如：大额采购"
          error={problemAt('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label="单据类型"
          value={draft.documentType}
          options={TYPE_OPTIONS}
          onChange={(event) => change({ documentType: event.target.value as DocumentType })}
        />
        <div className={styles.field}>
          <span className={styles.label}>适用部门</span>
          <OneThingPicker
            kind="department"
            label="适用部门"
            placeholder="全公司"
            value={draft.departmentId}
            edited={edited}
            onChange={(departmentId) => change({ departmentId })}
          />
          <p className={styles.hint}>该部门及下级部门的人提交的单据才适用</p>
        </div>
        <TextField
          label="备注"
          maxLength={200}
          value={draft.note}
          placeholder="例如：依据《采购管理办法》第 12 条"
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      <EffectChoice edited={edited} />
    </Section>
  );
}

function EffectChoice({ edited: { draft, change } }: { edited: EditedFlow }) {
  const effects = Object.entries(EFFECTS) as [keyof typeof EFFECTS, (typeof EFFECTS)['approve']][];
  return (
    <fieldset className={styles.effects}>
      <legend className={styles.label}>符合条件时</legend>
      {effects.toReversed().map(([effect, { label, explained }]) => (
        <label key={effect} className={styles.effect}>
          <input type="radio" name="effect" checked={draft.effect === effect} onChange={() => change({ effect })} />
          <span>{label}</span>
          <small>{explained}</small>
        </label>
      ))}
    </fieldset>
  );
}
