import { type ReactNode, useRef } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import { CODE_LENGTH, CODE_LIFETIME } from '../rules/code-limits.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';
import styles from './code-field.module.css';
import { useCodeSending } from './use-code-sending.ts';
import type { CodeAddress } from './verification-api.ts';

export type CodeFieldProps = CodeAddress & {
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  name?: string;
  label?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

/** Six digits and the button that sends them. Asks for a picture where one is needed, then says where the code went. */
export function CodeField(props: CodeFieldProps) {
  const { channel, value, onChange, onBlur, name, error, required, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const sending = useCodeSending(props, () => requestAnimationFrame(() => input.current?.focus()));
  const { sentTo, secondsLeft } = sending;
  const take = (text: string) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH));
  useEarlyInput(input, value, take);
  return (
    <>
      <TextField
        ref={input}
        name={name}
        label={props.label ?? (channel === 'sms' ? '短信验证码' : '邮件验证码')}
        placeholder={`${CODE_LENGTH} 位数字`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required={required}
        disabled={disabled}
        value={value}
        onChange={(event) => take(event.target.value)}
        onBlur={onBlur}
        error={sending.refusal ?? error}
        hint={sentTo && <span role="status">{`已发送至 ${sentTo}，${CODE_LIFETIME / 60} 分钟内有效`}</span>}
        beside={
          <Button
            kind="secondary"
            className={styles.send}
            disabled={disabled || secondsLeft > 0}
            busy={sending.busy}
            onClick={sending.start}
          >
            {sendLabel(secondsLeft, sentTo !== null)}
          </Button>
        }
      />
      <CaptchaDialog
        asking={sending.asking}
        busy={sending.busy}
        solvedFor={props.target}
        onSolved={(captchaId) => void sending.send(captchaId)}
        onClose={sending.stopAsking}
      />
    </>
  );
}

function sendLabel(secondsLeft: number, sentBefore: boolean): string {
  if (secondsLeft > 3600) return '稍后再试';
  if (secondsLeft > 99) return `${Math.ceil(secondsLeft / 60)} 分钟后可获取`;
  if (secondsLeft > 0) return `${secondsLeft} 秒后可重发`;
  return sentBefore ? '重新获取' : '获取验证码';
}
