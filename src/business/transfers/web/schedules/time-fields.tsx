import { SelectField } from '#platform/web/controls/select-field.tsx';
import { RHYTHMS, type Rhythm } from '../../contract/schedule-words.ts';
import { type ScheduleDraft, withRhythm } from './schedule-draft.ts';
import styles from './time-fields.module.css';

const RHYTHM_OPTIONS = Object.entries(RHYTHMS).map(([value, label]) => ({ value, label }));
const numbered = (from: number, to: number, label: (value: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: label(from + at) }));
const WEEKDAYS = numbered(1, 7, (day) => ['周一', '周二', '周三', '周四', '周五', '周六', '周日'][day - 1] ?? '');
const MONTH_DAYS = numbered(1, 31, (day) => (day === 31 ? '31 日（月末）' : `${day} 日`));
const HOURS = numbered(0, 23, (hour) => `${String(hour).padStart(2, '0')}:00`);

type Props = { draft: ScheduleDraft; onChange: (draft: ScheduleDraft) => void };

/** How often, on which day and at which hour. */
export function TimeFields({ draft, onChange }: Props) {
  const { rhythm, day, hour } = draft;
  return (
    <div className={styles.times}>
      <SelectField
        label="频率"
        value={rhythm}
        options={RHYTHM_OPTIONS}
        onChange={({ target }) => onChange(withRhythm(draft, target.value as Rhythm))}
      />
      {rhythm !== 'daily' && (
        <SelectField
          label={rhythm === 'weekly' ? '星期' : '日期'}
          value={String(day)}
          options={rhythm === 'weekly' ? WEEKDAYS : MONTH_DAYS}
          onChange={({ target }) => onChange({ ...draft, day: Number(target.value) })}
        />
      )}
      <SelectField
        label="时间"
        value={String(hour)}
        options={HOURS}
        onChange={({ target }) => onChange({ ...draft, hour: Number(target.value) })}
      />
    </div>
  );
}
