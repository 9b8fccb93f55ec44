import type { ReactNode } from 'react';
import { copyToClipboard } from '../browser/copy-to-clipboard.ts';
import { notify } from '../feedback/notify.ts';
import { CopyIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './copy-text.module.css';

type CopyTextProps = {
  text: string;
  /** What is copied: 产品编码. */
  label: string;
  children?: ReactNode;
  className?: string;
};

export function CopyText({ text, label, children, className }: CopyTextProps) {
  const copy = () =>
    copyToClipboard(text).then(
      () => notify.success('复制成功'),
      () => notify.error('浏览器不允许复制，请选中文字后按 Ctrl+C'),
    );
  return (
    <button
      type="button"
      className={joinClasses(styles.copy, className)}
      aria-label={`复制${label}`}
      onClick={() => void copy()}
    >
      {children ?? (
        <>
          <CopyIcon size={13} />
          复制
        </>
      )}
    </button>
  );
}
