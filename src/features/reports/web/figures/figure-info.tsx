import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { InfoIcon } from '#platform/web/icons/icons.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import type { FigureNote } from '../../contract/report-schemas.ts';
import styles from './figures.module.css';

/** What a figure is counted from, a press away. */
export function FigureInfo({ note: { label, basis } }: { note: FigureNote }) {
  if (basis.length === 0) return null;
  return (
    <Popover
      label={`${label}的口径`}
      trigger={(props) => (
        <IconButton {...props} className={styles.info} label={`${label}的口径`} icon={<InfoIcon size={14} />} />
      )}
    >
      <div className={styles.basis}>
        <strong>{label}</strong>
        <ul>
          {basis.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
