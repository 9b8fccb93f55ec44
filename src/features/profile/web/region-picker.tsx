import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { Popover } from '#platform/web/overlays/popover.tsx';
import type { RegionPanelProps } from './region-panel.tsx';
import styles from './region-picker.module.css';

// The names of all counties weigh 50 KB: they come when somebody looks for one.
const panel = lateComponent<RegionPanelProps>(async () => (await import('./region-panel.tsx')).default);

type RegionPickerProps = RegionPanelProps & {
  /** Name of the region chosen. */
  text: string | null;
};

/** Where goods go: shows the region and opens the choice. */
export function RegionPicker({ text, ...choice }: RegionPickerProps) {
  return (
    // A choice made closes the panel: the next one starts anew.
    <Popover
      key={choice.value}
      label="选择收货地区"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.trigger}
          onPointerEnter={(event) => {
            panel.preload();
            props.onPointerEnter?.(event);
          }}
        >
          {text ?? '选择收货地区'}
          <ChevronDownIcon size={14} />
        </button>
      )}
    >
      <Panel {...choice} />
    </Popover>
  );
}

function Panel(choice: RegionPanelProps) {
  const Loaded = panel.useWhen(true);
  return Loaded ? <Loaded {...choice} /> : <div className={styles.wait} aria-busy="true" />;
}
