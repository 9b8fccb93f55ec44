import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/late-icons.tsx';
import frames from './field-frame.module.css';
import { FieldFrame, type FieldFrameProps, splitFrame } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required' | 'type'> &
  FieldFrameProps & {
    /** `new-password` where one is chosen: password managers then offer to make one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

/** Password that its owner may look at while typing; says so when Caps Lock is on. */
export function PasswordField({ onKeyUp, ...props }: PasswordFieldProps) {
  const [frame, input] = splitFrame(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyUp?.(event);
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <FieldFrame {...frame} hint={capsLock ? '大写锁定已打开' : frame.hint}>
      {(wiring) => (
        <span className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // Wider than any password the rules allow (128 code points): nothing typed is cut off.
            maxLength={512}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            onKeyUp={readCapsLock}
            className={frames.input}
          />
          <IconButton
            className={styles.eye}
            label={shown ? '隐藏密码' : '显示密码'}
            aria-pressed={shown}
            icon={shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
