import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import styles from './quiet-fields.module.css';
import { quietProblem } from './settings-draft.ts';

/** What is usual: most people mean the night. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:30' };
const NONE = { quietFrom: null, quietTo: null };

export interface QuietTime {
  quietFrom: string | null;
  quietTo: string | null;
}

type Props = { value: QuietTime; hint: string; onChange: (value: QuietTime) => void };

/** A time of the day in which nothing is sent. */
export function QuietFields({ value, hint, onChange }: Props) {
  const { quietFrom, quietTo } = value;
  const quiet = quietFrom !== null || quietTo !== null;
  const problem = quietProblem(value);
  return (
    <div>
      <Checkbox
        label="开启免打扰时段"
        checked={quiet}
        onChange={({ target }) => onChange(target.checked ? NIGHT : NONE)}
      />
      {quiet && (
        <div className={styles.times}>
          <TextField
            label="开始"
            type="time"
            value={quietFrom ?? ''}
            error={problem}
            onChange={({ target }) => onChange({ quietFrom: target.value, quietTo })}
          />
          <TextField
            label="结束"
            type="time"
            value={quietTo ?? ''}
            onChange={({ target }) => onChange({ quietFrom, quietTo: target.value })}
          />
        </div>
      )}
      <Quiet>{hint}</Quiet>
    </div>
  );
}
