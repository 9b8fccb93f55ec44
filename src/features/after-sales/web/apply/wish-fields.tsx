import { Button } from '#platform/web/controls/button.tsx';
import { QuantityStepper } from '#platform/web/controls/quantity-stepper.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { EntryLine } from '../../contract/apply-schemas.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { asksMoney } from '../../rules/case-kinds.ts';
import { EvidencePicker } from './evidence-picker.tsx';
import { KindChoice } from './kind-choice.tsx';
import { ReasonNote } from './reason-note.tsx';
import type { JudgedLine } from './use-preview.ts';
import styles from './wish.module.css';
import { faultOf, offerOf, type Wish } from './wishes.ts';

export interface WishFieldsProps {
  line: EntryLine;
  wish: Wish;
  /** The most units it may name. */
  room: number;
  judged: JudgedLine | undefined;
  /** Why the server refused it; null: it has not. */
  refused: string | null;
  /** What is missing is said from now on. */
  checked: boolean;
  onChange: (part: (wish: Wish) => Partial<Wish>) => void;
  /** Absent where it is the only wish of its line. */
  onRemove?: () => void;
}

const isReason = (text: string): text is CaseReason => Object.hasOwn(CASE_REASONS, text);

/** How some units of a line are to be made good: what, why, how many, and what shows it. */
export function WishFields(props: WishFieldsProps) {
  const { line, wish, room, judged, refused, checked, onChange, onRemove } = props;
  const put = (part: Partial<Wish>) => onChange(() => part);
  const fault = checked ? faultOf(wish) : null;
  const problem = refused ?? judged?.refusal ?? fault ?? null;
  const wanted: readonly string[] = wish.reason ? CASE_REASONS[wish.reason].evidence : [];
  return (
    <div
      className={joinClasses(styles.wish, problem && styles.wrong)}
      data-wrong={problem !== null || undefined}
      tabIndex={-1}
    >
      <KindChoice
        line={line}
        chosen={wish.kind}
        wrong={fault !== null && !wish.kind}
        onChoose={(kind) => put({ kind })}
      />
      <div className={styles.fields}>
        <div className={styles.count}>
          <span className={styles.countLabel}>数量</span>
          <span className={styles.stepper}>
            <QuantityStepper
              label={`${line.productName} 售后`}
              value={wish.quantity}
              onChange={(quantity) => put({ quantity })}
              rule={(typed) => Math.min(Math.max(typed, Math.min(1, room)), room)}
              minimum={1}
              step={1}
            />
            <small>
              最多 {room} {line.orderUnit}
            </small>
          </span>
        </div>
        <ReasonField line={line} wish={wish} wrong={fault !== null && !wish.reason} put={put} />
        {wish.kind === 'price_gap' && (
          <TextField
            label="差价（元）"
            required
            inputMode="decimal"
            maxLength={12}
            value={wish.gap}
            onChange={(event) => put({ gap: event.target.value })}
          />
        )}
        {wanted.includes('measure') && (
          <TextField
            label="实测尺寸"
            required
            placeholder="如 外径 29.6 mm"
            maxLength={60}
            value={wish.measured}
            onChange={(event) => put({ measured: event.target.value })}
          />
        )}
        <TextField
          label="问题说明"
          className={styles.note}
          placeholder="哪里不对、有没有用过"
          maxLength={300}
          value={wish.note}
          onChange={(event) => put({ note: event.target.value })}
        />
      </div>
      <EvidencePicker label="上传图片或视频" wish={wish} onChange={onChange} />
      <div className={styles.wishFoot}>
        <ReasonNote wish={wish} />
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
        {onRemove && (
          <Button kind="quiet" size="sm" onClick={onRemove}>
            移除这种处理
          </Button>
        )}
        {judged && judged.refusal === null && judged.amount !== '0.00' && (
          <span className={styles.sum}>
            {asksMoney(judged.kind) ? '金额' : '商品金额'}{' '}
            <Money yuan={judged.amount} exact className={styles.amount} />
          </span>
        )}
      </div>
    </div>
  );
}

type ReasonProps = Pick<WishFieldsProps, 'line' | 'wish'> & { wrong: boolean; put: (part: Partial<Wish>) => void };

function ReasonField({ line, wish, wrong, put }: ReasonProps) {
  const reasons = offerOf(line, wish.kind)?.reasons ?? [];
  return (
    <SelectField
      label="原因"
      required
      error={wrong && wish.kind ? '请选择原因' : undefined}
      disabled={wish.kind === null}
      placeholder={wish.kind === null ? '先选择售后类型' : '请选择'}
      value={wish.reason ?? ''}
      options={reasons.map(({ reason, label, refusal }) => ({
        value: reason,
        label: refusal === null ? label : `${label}（${refusal}）`,
        disabled: refusal !== null,
      }))}
      onChange={({ target }) => put({ reason: isReason(target.value) ? target.value : null })}
    />
  );
}
