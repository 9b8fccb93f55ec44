import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a person (or the browser, for a saved login) typed while the script was still loading is theirs: the page takes
 * it over once it is alive instead of writing its own first value over it.
 */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  shown: string,
  adopt: (typed: string) => void,
): void {
  const first = useRef({ shown, adopt });
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== first.current.shown) first.current.adopt(typed);
  }, [input]);
}
