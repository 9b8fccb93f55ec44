import type { TermChange } from '../../contract/terms-schemas.ts';
import styles from './terms-desk.module.css';

/** A change, field by field: what was, and what is to be. */
export const ChangeFields = ({ fields }: Pick<TermChange, 'fields'>) => (
  <ul className={styles.changed}>
    {fields.map(({ label, before, after }) => (
      <li key={label}>
        {label}：<s>{before}</s> → {after}
      </li>
    ))}
  </ul>
);
