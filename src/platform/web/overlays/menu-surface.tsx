import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { CheckIcon } from '../icons/late-icons.tsx';
import { joinClasses } from '../join-classes.ts';
import { PageLink } from '../links/page-link.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './popup.module.css';
import { isPressOn, type PopupAlign } from './popup-trigger.ts';

export type MenuSurfaceProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  align: PopupAlign;
  items: readonly MenuItem[];
  onClose: () => void;
};

export default function MenuSurface({ trigger, label, align, items, onClose }: MenuSurfaceProps) {
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, details) => {
        if (details.reason === 'outside-press' && isPressOn(trigger, details.event)) details.cancel();
        else if (!open) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={trigger} side="bottom" align={align} sideOffset={6} className={styles.positioner}>
          <Menu.Popup className={joinClasses(styles.popup, styles.menu)} aria-label={label} finalFocus={trigger}>
            {items.map((item) => (
              <SurfaceItem key={item.key} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function SurfaceItem({ item }: { item: MenuItem }) {
  const className = joinClasses(styles.item, item.chosen && styles.chosen, item.danger && styles.danger);
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.chosen && <CheckIcon size={14} />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Menu.LinkItem className={className} closeOnClick render={<PageLink href={item.href} />}>
        {content}
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item
      className={className}
      disabled={item.disabled}
      aria-current={item.chosen || undefined}
      onClick={item.onSelect}
    >
      {content}
    </Menu.Item>
  );
}
