import { Quiet } from '#platform/web/display/quiet.tsx';
import { ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './breakdown.module.css';
import { type TreeLine, unfolds } from './tree-lines.ts';

type Props = { line: Extract<TreeLine, { kind: 'place' }>; toggle: (key: string) => void };

/** Name of a place at its depth, with the button that shows its parts. */
export function NameCell({ line: { row, level, open }, toggle }: Props) {
  return (
    <span className={styles.name} style={{ paddingLeft: level * 18 }}>
      {unfolds(row) ? (
        <button
          type="button"
          className={joinClasses(styles.fold, open && styles.open)}
          aria-expanded={open}
          aria-label={`${row.name}的下级`}
          onClick={() => toggle(row.key)}
        >
          <ChevronRightIcon size={14} />
        </button>
      ) : (
        <span className={styles.noFold} />
      )}
      <span>
        {row.name}
        {row.own && '（本级）'} <Quiet inline>{row.code}</Quiet>
      </span>
    </span>
  );
}
