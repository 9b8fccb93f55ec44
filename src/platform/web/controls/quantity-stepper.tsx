import { type ReactNode, useId, useRef } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import { describeStep } from './parse-quantity.ts';
import styles from './quantity-stepper.module.css';
import { useEarlyInput } from './use-early-input.ts';
import { type QuantityRule, useQuantityDraft } from './use-quantity-draft.ts';

type QuantityStepperProps = {
  /** Whose quantity: 东明 内六角圆柱头螺钉 M8×30. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The allowed value next to what was typed (specification 5, quantity); the server applies the same rule. */
  rule: QuantityRule;
  minimum: number;
  step: number;
  size?: 'md' | 'lg';
  disabled?: boolean;
};

/** Quantity that obeys minimum and step, and says so while it is edited. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, minimum, step, size, disabled } = props;
  const id = useId();
  const draft = useQuantityDraft(props);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, draft.text, (typed) => draft.adopt(typed, document.activeElement === input.current));
  const words = describeStep(minimum, step);
  const note = draft.adjusted ? [words, `已调整为 ${value}`].filter(Boolean).join('，') : words;
  return (
    <div className={joinClasses(styles.stepper, size === 'lg' && styles.lg)}>
      <StepButton label={`减少数量：${label}`} disabled={disabled || value === 0} onClick={() => draft.move(-1)}>
        <MinusIcon size={13} />
      </StepButton>
      <input
        ref={input}
        className={styles.input}
        aria-label={`数量：${label}`}
        aria-describedby={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft.text}
        disabled={disabled}
        onChange={(event) => draft.setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={draft.commit}
        onKeyDown={draft.onKeyDown}
      />
      <StepButton label={`增加数量：${label}`} disabled={disabled || draft.atMaximum} onClick={() => draft.move(1)}>
        <PlusIcon size={13} />
      </StepButton>
      <span id={id} className={styles.rule} data-adjusted={draft.adjusted} data-empty={!note} role="status">
        {note}
      </span>
    </div>
  );
}

type StepButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

function StepButton({ label, children, ...rest }: StepButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      {children}
    </button>
  );
}
