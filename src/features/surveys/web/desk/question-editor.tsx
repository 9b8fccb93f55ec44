import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { ArrowUpIcon } from '#platform/web/icons/icons.tsx';
import { TrashIcon } from '#platform/web/icons/late-icons.tsx';
import {
  hasOptions,
  QUESTION_KINDS,
  type QuestionKind,
  SURVEY_LIMITS,
  type SurveyQuestion,
} from '../../rules/survey-questions.ts';
import styles from './survey-desk.module.css';

interface EditorProps {
  question: SurveyQuestion;
  number: number;
  last: boolean;
  locked: boolean;
  onChange: (part: Partial<SurveyQuestion>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const KIND_OPTIONS = Object.entries(QUESTION_KINDS).map(([value, label]) => ({ value, label }));

/** One question: what is asked, of which kind, among which options. */
export function QuestionEditor({ question, number, last, locked, onChange, onMove, onRemove }: EditorProps) {
  const { kind, title, required, options = [] } = question;
  const changeKind = (next: QuestionKind) =>
    onChange(hasOptions(next) && options.length === 0 ? { kind: next, options: ['', ''] } : { kind: next });
  return (
    <li className={styles.question}>
      <div className={styles.questionHead}>
        <TextField
          label={`第 ${number} 题`}
          maxLength={SURVEY_LIMITS.questionTitle}
          value={title}
          disabled={locked}
          className={styles.questionTitle}
          placeholder="例如：您对送货时效是否满意？"
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <SelectField
          label="题型"
          options={KIND_OPTIONS}
          value={kind}
          disabled={locked}
          aria-label={`第 ${number} 题题型`}
          onChange={({ target }) => changeKind(target.value as QuestionKind)}
        />
      </div>
      {hasOptions(kind) && (
        <TextAreaField
          label="选项，一行一个"
          rows={Math.max(2, Math.min(8, options.length))}
          disabled={locked}
          aria-label={`第 ${number} 题选项，一行一个`}
          value={options.join('\n')}
          onChange={(event) => onChange({ options: optionsOf(event.target.value) })}
        />
      )}
      <div className={styles.questionFoot}>
        <Checkbox
          label="必答"
          aria-label={`第 ${number} 题必答`}
          checked={required}
          disabled={locked}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        {!locked && (
          <span className={styles.places}>
            <IconButton
              icon={<ArrowUpIcon size={16} />}
              label={`上移第 ${number} 题`}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={<ArrowUpIcon size={16} className={styles.down} />}
              label={`下移第 ${number} 题`}
              disabled={last}
              onClick={() => onMove(1)}
            />
            <IconButton icon={<TrashIcon size={16} />} label={`删除第 ${number} 题`} onClick={onRemove} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Lines as options while they are typed: an empty last line is one that is being begun. */
function optionsOf(text: string): string[] {
  return text
    .split('\n')
    .slice(0, SURVEY_LIMITS.options)
    .map((line) => line.slice(0, SURVEY_LIMITS.option));
}
