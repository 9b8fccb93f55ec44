import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** What a press does; read aloud and shown as a hint. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={joinClasses(styles.button, className)}>
      {icon}
    </button>
  );
}
