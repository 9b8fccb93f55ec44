import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import { PageLink, type PageLinkProps } from '../links/page-link.tsx';
import styles from './button.module.css';

type ButtonLook = {
  /** `primary` once per view; `danger` only for what cannot be taken back. */
  kind?: 'primary' | 'secondary' | 'plain' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
};

const buttonClass = ({ kind = 'plain', size = 'md', block }: ButtonLook, className?: string) =>
  joinClasses(styles.button, styles[kind], size !== 'md' && styles[size], block && styles.block, className);

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Work is under way: further presses are ignored, while focus and width stay. */
    busy?: boolean;
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({ kind, size, block, busy = false, icon, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  kind,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: PageLinkProps & ButtonLook & { icon?: ReactNode }) {
  return (
    <PageLink {...rest} className={buttonClass({ kind, size, block }, className)}>
      {icon}
      {children}
    </PageLink>
  );
}
