import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { TriggerProps } from '#platform/web/overlays/popup-trigger.ts';
import styles from './filters.module.css';

type Props = { trigger: TriggerProps; label: string; value: string; active: boolean };

/** A condition and what it is now; opens the choice. */
export const FilterTrigger = ({ trigger, label, value, active }: Props) => (
  <button {...trigger} type="button" className={joinClasses(styles.trigger, active && styles.active)}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{value}</span>
    <ChevronDownIcon size={14} />
  </button>
);
