import type { KeyboardEvent } from 'react';
import type { SearchBoxState } from './use-search-box.ts';

/** Keys of the search box: arrows walk the options, Enter takes one, Escape closes (combobox pattern of WAI-ARIA). */
export function handleSearchKey(event: KeyboardEvent, box: SearchBoxState): void {
  // While an input method composes, its keys are not ours.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown') box.step(1);
  else if (event.key === 'ArrowUp') box.step(-1);
  else if (event.key === 'Escape' && box.open) box.close();
  else if (event.key === 'Enter' && box.active >= 0) box.choose(box.active);
  else return;
  event.preventDefault();
}
