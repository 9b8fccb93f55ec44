import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldFrameProps, splitFrame } from './field-frame.tsx';

type Own<Attributes> = Omit<Attributes, 'id' | 'className' | 'required' | 'children'> & FieldFrameProps;

type TextFieldProps = Own<InputHTMLAttributes<HTMLInputElement>> & {
  /** What stands in one line with the input: the button that sends a code, the picture that is to be read. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ beside, ...props }: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => {
        const control = <input type="text" autoComplete="off" {...input} {...wiring} className={styles.input} />;
        if (!beside) return control;
        return (
          <div className={styles.line}>
            {control}
            {beside}
          </div>
        );
      }}
    </FieldFrame>
  );
}

export function TextAreaField(
  props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> },
) {
  const [frame, input] = splitFrame(props);
  return <FieldFrame {...frame}>{(wiring) => <textarea {...input} {...wiring} className={styles.input} />}</FieldFrame>;
}
