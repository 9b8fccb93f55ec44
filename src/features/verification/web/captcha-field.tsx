import type { ChangeEvent } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { CheckIcon } from '#platform/web/icons/late-icons.tsx';
import { CAPTCHA_LENGTH } from '../rules/code-limits.ts';
import styles from './captcha-field.module.css';
import { type CaptchaProps, useCaptcha } from './use-captcha.ts';

type CaptchaFieldProps = CaptchaProps & {
  /** Said by the page around, for example that the picture has yet to be solved. */
  error?: string;
  /** The picture is all there is to do where it stands. */
  takesFocus?: boolean;
};

const isComposing = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** A picture with signs to copy. Checks itself at the last sign; a wrong answer brings another picture. */
export function CaptchaField({ error, takesFocus, ...props }: CaptchaFieldProps) {
  const captcha = useCaptcha(props);
  const solved = captcha.phase === 'solved';
  const picture = captcha.question && (
    <img src={captcha.question.image} width={120} height={44} alt={`含 ${CAPTCHA_LENGTH} 位字母或数字的图片`} />
  );
  return (
    <TextField
      label="图形验证码"
      placeholder={`${CAPTCHA_LENGTH} 位字符`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-first-focus={takesFocus}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the picture after a refused one; the first focus is the dialog's to give
      autoFocus={takesFocus && error !== undefined}
      value={captcha.answer}
      readOnly={captcha.phase !== 'open'}
      // Signs of an input method are complete when it says so, not at the fourth key.
      onChange={(event) => (isComposing(event) ? captcha.setAnswer : captcha.type)(event.target.value)}
      onCompositionEnd={(event) => captcha.type(event.currentTarget.value)}
      hint={solved ? <PassedLine /> : '不区分大小写，看不清可换一张'}
      error={solved ? undefined : (captcha.error ?? error)}
      beside={
        <>
          <span className={styles.picture} data-waiting={captcha.loading || undefined}>
            {picture}
          </span>
          <Button
            kind="quiet"
            size="sm"
            className={styles.renew}
            disabled={solved}
            onClick={() => void captcha.renew()}
          >
            换一张
          </Button>
        </>
      }
    />
  );
}

function PassedLine() {
  return (
    <span role="status" className={styles.passed}>
      <CheckIcon size={13} />
      验证通过
    </span>
  );
}
