import type { FigureNote } from '../../contract/report-schemas.ts';
import { changeText, changeTone, type Unit } from './figure-text.ts';
import styles from './figures.module.css';

type Props = { unit: Unit; good: FigureNote['good']; change: string | null };

/** The same as the tag beside a figure, within a table. */
export function ChangeText({ unit, good, change }: Props) {
  if (change === null) return <>—</>;
  return (
    <span className={styles.change} data-tone={changeTone(good, change)}>
      {changeText(unit, change)}
    </span>
  );
}
