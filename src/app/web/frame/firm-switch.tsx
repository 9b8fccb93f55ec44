import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { Menu } from '#platform/web/overlays/menu.tsx';
import type { FrameFirm } from './frame-data.ts';
import styles from './top-bar.module.css';

type FirmSwitchProps = {
  firms: readonly FrameFirm[];
  /** Shown when the person has one firm only. */
  fallbackName: string;
  onSwitch: ((firmParticipantId: string) => void) | undefined;
};

/** The firm one works for; a menu when there are several (specification 2.6). */
export function FirmSwitch({ firms, fallbackName, onSwitch }: FirmSwitchProps) {
  const name = firms.find((firm) => firm.current)?.firmName ?? fallbackName;
  if (firms.length < 2 || !onSwitch)
    return <span className={joinClasses(styles.greeting, styles.wideOnly)}>{name}</span>;
  const items = firms.map((firm) => ({
    key: firm.firmParticipantId,
    label: firm.firmName,
    chosen: firm.current,
    onSelect: firm.current ? undefined : () => onSwitch(firm.firmParticipantId),
  }));
  return (
    <Menu
      label="切换公司"
      items={items}
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger} title="切换公司">
          <span>{name}</span>
          <ChevronDownIcon size={12} />
        </button>
      )}
    />
  );
}
