import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { lateComponent } from './late-component.ts';
import type { PopupSide } from './popup-trigger.ts';
import type { TooltipSurfaceProps } from './tooltip-surface.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

const surface = lateComponent<TooltipSurfaceProps>(async () => (await import('./tooltip-surface.tsx')).default);

export type TooltipAnchorProps<Element extends HTMLElement> = {
  ref: RefObject<Element | null>;
  'aria-describedby': string | undefined;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

type TooltipProps<Element extends HTMLElement> = {
  text: ReactNode;
  side?: PopupSide;
  /** Renders the control that is explained; it must take focus. */
  children: (props: TooltipAnchorProps<Element>) => ReactNode;
};

/** Explains a control on hover and focus; nothing that must be read may stand only here. */
export function Tooltip<Element extends HTMLElement>({ text, side = 'top', children }: TooltipProps<Element>) {
  const id = useId();
  const anchor = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const Surface = surface.useWhen(open);
  const hover = useHoverIntent(setOpen);
  return (
    <>
      {children({
        ref: anchor,
        'aria-describedby': open ? id : undefined,
        onPointerEnter: () => {
          surface.preload();
          hover(true);
        },
        onPointerLeave: () => hover(false),
        onFocus: () => setOpen(true),
        onBlur: () => setOpen(false),
      })}
      {Surface && (
        <Surface anchor={anchor} id={id} side={side} onClose={() => setOpen(false)}>
          {text}
        </Surface>
      )}
    </>
  );
}
