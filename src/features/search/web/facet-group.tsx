import { useId, useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './facet-panel.module.css';

export interface FacetChoice {
  key: string;
  label: string;
  count: number;
}

interface FacetGroupProps {
  title: string;
  options: readonly FacetChoice[];
  chosen: readonly string[];
  /** There are at least so many of each. */
  sampled: boolean;
  onToggle: (key: string) => void;
}

/** Options in view before 更多; chosen ones are always in view. */
const SHOWN = 6;

export function FacetGroup({ title, options, chosen, sampled, onToggle }: FacetGroupProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (options.length === 0) return null;
  const shown = open ? options : options.filter(({ key }, place) => place < SHOWN || chosen.includes(key));
  const hidden = options.length - shown.length;
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.options}>
        {shown.map(({ key, label, count }) => (
          <li key={key} className={joinClasses(styles.option, count === 0 && styles.none)}>
            <Checkbox
              className={styles.choice}
              label={<span title={label}>{label}</span>}
              checked={chosen.includes(key)}
              onChange={() => onToggle(key)}
            />
            <span className={styles.count}>
              {count.toLocaleString('zh-CN')}
              {sampled && count > 0 && '+'}
              <span className="visually-hidden"> 件</span>
            </span>
          </li>
        ))}
      </ul>
      {(hidden > 0 || open) && options.length > SHOWN && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `更多 ${hidden} 项`}
        </button>
      )}
    </div>
  );
}
