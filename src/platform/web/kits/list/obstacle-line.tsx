import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/icons.tsx';
import { joinClasses } from '../../join-classes.ts';
import styles from './obstacle-line.module.css';

/** Why goods in a list cannot be bought now; `apart` where codes stand close above. */
export function ObstacleLine({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return (
    <p className={joinClasses(styles.line, apart && styles.apart)}>
      <WarningIcon size={13} />
      {children}
    </p>
  );
}
