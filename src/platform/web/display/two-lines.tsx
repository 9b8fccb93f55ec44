import styles from './two-lines.module.css';

/** A name in a row of a list: what goes beyond two lines is cut. */
export const TwoLines = ({ children }: { children: string }) => <span className={styles.lines}>{children}</span>;
