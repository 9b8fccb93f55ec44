import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './popup.module.css';
import { isPressOn, type PopupAlign, type PopupSide } from './popup-trigger.ts';

export type PopoverSurfaceProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  side: PopupSide;
  align: PopupAlign;
  /** Opened by the pointer passing over: focus stays where it is. */
  hovering: boolean;
  onClose: () => void;
  onHold: (held: boolean) => void;
  children: ReactNode;
};

export default function PopoverSurface(props: PopoverSurfaceProps) {
  const { trigger, label, side, align, hovering, onClose, onHold, children } = props;
  return (
    <Popover.Root
      open
      onOpenChange={(open, details) => {
        if (details.reason === 'outside-press' && isPressOn(trigger, details.event)) details.cancel();
        else if (!open) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={trigger} side={side} align={align} sideOffset={6} className={styles.positioner}>
          <Popover.Popup
            className={joinClasses(styles.popup, styles.padded)}
            aria-label={label}
            initialFocus={hovering ? false : undefined}
            finalFocus={hovering ? false : trigger}
            onPointerEnter={() => onHold(true)}
            onPointerLeave={() => onHold(false)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
