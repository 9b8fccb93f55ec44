import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { AuditEntry } from '../contract/audit-contract.ts';
import styles from './audit.module.css';

/** Fields shown before somebody asks for the rest. */
const SHOWN = 3;

type Change = AuditEntry['changes'][number];

function ChangeLine({ field, before, after }: Change) {
  return (
    <li>
      {field && <span className={styles.field}>{field}</span>}
      {before !== null && <del className={styles.before}>{before}</del>}
      {before !== null && after !== null && <span aria-hidden="true">→</span>}
      {after !== null && <ins className={styles.after}>{after}</ins>}
    </li>
  );
}

/** What an entry changed, old value struck out beside the new one. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const [open, setOpen] = useState(false);
  const { changes } = entry;
  if (changes.length === 0) return <span className={styles.quiet}>—</span>;
  return (
    <>
      <ul className={styles.changes}>
        {(open ? changes : changes.slice(0, SHOWN)).map((change) => (
          <ChangeLine key={change.field} {...change} />
        ))}
      </ul>
      {changes.length > SHOWN && (
        <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `展开其余 ${changes.length - SHOWN} 项`}
        </Button>
      )}
    </>
  );
}
