import { useEffect } from 'react';

/**
 * Takes the code out of the address bar, and with it out of history, screenshots and what people copy. The router goes
 * on with the address it was started with: its own `replaceState` would make it load the page anew, without the code.
 */
export function useHiddenCode(code: string | undefined): void {
  useEffect(() => {
    if (code) History.prototype.replaceState.call(window.history, window.history.state, '', window.location.pathname);
  }, [code]);
}
