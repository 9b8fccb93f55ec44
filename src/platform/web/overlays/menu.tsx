import { type ReactNode, useRef, useState } from 'react';
import { lateComponent } from './late-component.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuSurfaceProps } from './menu-surface.tsx';
import type { PopupAlign, TriggerProps } from './popup-trigger.ts';

const surface = lateComponent<MenuSurfaceProps>(async () => (await import('./menu-surface.tsx')).default);

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: TriggerProps) => ReactNode;
  align?: PopupAlign;
};

/** Button with a list of acts or links: arrows move, letters jump, Escape gives the focus back. */
export function Menu({ label, items, trigger, align = 'start' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const Surface = surface.useWhen(open);
  return (
    <>
      {trigger({
        ref: button,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen((now) => !now),
        onPointerEnter: surface.preload,
        onFocus: surface.preload,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {Surface && <Surface trigger={button} label={label} align={align} items={items} onClose={() => setOpen(false)} />}
    </>
  );
}
