import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../join-classes.ts';
import { PageLink } from '../links/page-link.tsx';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  /** What removing it is called: 移除 螺纹 M8. */
  removeLabel?: string;
  /** Address without this condition; filters live in the URL. */
  removeHref?: string;
  onRemove?: () => void;
};

/** A condition in force that can be taken away. */
export function Chip({ children, removeLabel, removeHref, onRemove }: ChipProps) {
  const removable = removeHref !== undefined || onRemove !== undefined;
  return (
    <span className={joinClasses(styles.chip, !removable && styles.plain)}>
      {children}
      {removeHref !== undefined && (
        <PageLink href={removeHref} className={styles.remove} aria-label={removeLabel}>
          <CloseIcon size={12} />
        </PageLink>
      )}
      {removeHref === undefined && onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={12} />
        </button>
      )}
    </span>
  );
}
