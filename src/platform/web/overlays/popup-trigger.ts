import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

export type PopupSide = 'top' | 'right' | 'bottom' | 'left';
export type PopupAlign = 'start' | 'center' | 'end';

/** What the button that opens a popup must carry; spread it on a `<button>`. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  type: 'button';
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onFocus: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A press on the trigger itself toggles; the popup must not take it for a press outside and close first. */
export function isPressOn(trigger: RefObject<HTMLElement | null>, event: Event): boolean {
  return event.target instanceof Node && Boolean(trigger.current?.contains(event.target));
}
