import { type RefObject, useEffect } from 'react';
import { moveFocus } from './move-focus.ts';

type SetOpen = (code: string | null) => void;

/** Keys of the category menu: up and down move along, right goes into the panel, left and Escape come back. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, setOpen: SetOpen): void {
  useEffect(() => {
    const element = menu.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const entry = event.target instanceof Element ? event.target.closest('li[data-code]') : null;
      if (entry instanceof HTMLElement && act(event, entry, setOpen)) event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [menu, setOpen]);
}

/** One key press on an entry or inside its panel; answers whether it meant anything. */
function act(event: KeyboardEvent, entry: HTMLElement, setOpen: SetOpen): boolean {
  const own = entry.querySelector<HTMLElement>(':scope > a');
  const inPanel = event.target !== own;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return moveFocus(entry, inPanel ? 'panel' : 'list', event.key === 'ArrowDown' ? 1 : -1);
    case 'ArrowRight':
      if (inPanel) return moveFocus(entry, 'panel', 1);
      setOpen(entry.dataset.code ?? null);
      // The panel is drawn before the next frame; then its first link can take the focus.
      requestAnimationFrame(() => entry.querySelector<HTMLElement>(':scope > div a')?.focus());
      return true;
    case 'ArrowLeft':
    case 'Escape':
      if (!inPanel && event.key === 'ArrowLeft') return false;
      own?.focus();
      setOpen(null);
      return true;
    default:
      return false;
  }
}
