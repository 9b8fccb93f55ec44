import { type ReactNode, useRef, useState } from 'react';
import { lateComponent } from './late-component.ts';
import type { PopoverSurfaceProps } from './popover-surface.tsx';
import type { PopupAlign, PopupSide, TriggerProps } from './popup-trigger.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const surface = lateComponent<PopoverSurfaceProps>(async () => (await import('./popover-surface.tsx')).default);

type PopoverProps = {
  /** Name of what opens, for readers. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  side?: PopupSide;
  align?: PopupAlign;
  /** Opens for the resting pointer too; keyboard and touch use the press. */
  onHover?: boolean;
  /** What stands in it; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Small panel beside its button, placed where there is room. Escape or a press elsewhere closes it. */
export function Popover({ label, trigger, side = 'bottom', align = 'start', onHover = false, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'no' | 'pressed' | 'hovered'>('no');
  const Surface = surface.useWhen(open !== 'no');
  const hover = useHoverIntent((over) => setOpen((now) => (now === 'pressed' ? now : over ? 'hovered' : 'no')));
  return (
    <>
      {trigger({
        ref: button,
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-expanded': open !== 'no',
        onClick: () => setOpen((now) => (now === 'pressed' ? 'no' : 'pressed')),
        onPointerEnter: (event) => {
          surface.preload();
          if (onHover && event.pointerType === 'mouse') hover(true);
        },
        onPointerLeave: (event) => {
          if (onHover && event.pointerType === 'mouse') hover(false);
        },
        onFocus: surface.preload,
      })}
      {Surface && (
        <Surface
          trigger={button}
          label={label}
          side={side}
          align={align}
          hovering={open === 'hovered'}
          onClose={() => setOpen('no')}
          onHold={(held) => open === 'hovered' && hover(held)}
        >
          {typeof children === 'function' ? children(() => setOpen('no')) : children}
        </Surface>
      )}
    </>
  );
}
