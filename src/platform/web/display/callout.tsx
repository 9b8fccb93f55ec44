import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** What somebody asked or answered, set apart from what stands around it. */
export const Callout = ({ children }: { children: ReactNode }) => <p className={styles.callout}>{children}</p>;
