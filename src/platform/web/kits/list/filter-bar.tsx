import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { joinClasses } from '../../join-classes.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** What is searched, for readers: 筛选订单. */
  label: string;
  children: ReactNode;
  /** Seldom used conditions, shown on request. */
  folded?: ReactNode;
  /** How many of the folded conditions are in force: they open by themselves. */
  foldedActive?: number;
  /** Conditions are in force that 重置 would take away. */
  active: boolean;
  onSearch: () => void;
  onReset: () => void;
}

/** Conditions of a list: the usual ones in one line, the rest folded; at most two lines. */
export function FilterBar(props: FilterBarProps) {
  const { label, children, folded, foldedActive = 0, active, onSearch, onReset } = props;
  const id = useId();
  const [open, setOpen] = useState(foldedActive > 0);
  return (
    <search>
      <form
        aria-label={label}
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        {children}
        <Button type="submit" kind="primary">
          查询
        </Button>
        {active && <Button onClick={onReset}>重置</Button>}
        {folded && (
          <Button kind="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            更多筛选
            {foldedActive > 0 && ` (${foldedActive})`}
            <ChevronDownIcon size={14} className={joinClasses(open && styles.turned)} />
          </Button>
        )}
        {folded && (
          <div id={id} hidden={!open} className={styles.folded}>
            {folded}
          </div>
        )}
      </form>
    </search>
  );
}
