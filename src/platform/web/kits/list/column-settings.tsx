import { Button } from '../../controls/button.tsx';
import { Checkbox } from '../../controls/checkbox.tsx';
import { GridIcon } from '../../icons/icons.tsx';
import { Popover } from '../../overlays/popover.tsx';
import styles from './column-settings.module.css';
import type { ListColumn } from './list-column.ts';
import type { ColumnSettings } from './use-column-settings.ts';

type Props<Row> = { columns: readonly ListColumn<Row>[]; settings: ColumnSettings<Row> };

/** Button with the columns that can be hidden. */
export function ColumnSettingsButton<Row>({ columns, settings }: Props<Row>) {
  const free = columns.filter((column) => !column.fixed);
  return (
    <Popover
      label="列设置"
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} size="sm" icon={<GridIcon size={14} />}>
          列设置
        </Button>
      )}
    >
      <fieldset className={styles.panel}>
        <legend className={styles.title}>显示的列</legend>
        {free.map((column) => (
          <Checkbox
            key={column.key}
            label={column.title}
            checked={settings.isShown(column.key)}
            onChange={() => settings.toggle(column.key)}
          />
        ))}
        <Button kind="quiet" size="sm" onClick={settings.reset}>
          恢复默认
        </Button>
      </fieldset>
    </Popover>
  );
}
