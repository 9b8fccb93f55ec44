import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode, RefObject } from 'react';
import styles from './popup.module.css';
import type { PopupSide } from './popup-trigger.ts';

export type TooltipSurfaceProps = {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  side: PopupSide;
  onClose: () => void;
  children: ReactNode;
};

export default function TooltipSurface({ anchor, id, side, onClose, children }: TooltipSurfaceProps) {
  return (
    <Tooltip.Root open onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} className={styles.positioner}>
          <Tooltip.Popup id={id} role="tooltip" className={styles.tooltip}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
