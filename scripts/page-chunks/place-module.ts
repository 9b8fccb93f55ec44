/** Which pages need a module: at once, or ever (with what they open later). By the short names of their files. */
export interface Need {
  atOnce: ReadonlySet<string>;
  ever: ReadonlySet<string>;
  /** The frame of user centre or desk needs it at once. */
  inFrame: boolean;
  /** A page outside of user centre and desk needs it at once. */
  outside: boolean;
  /** It brings parts of the library of user centre and desk along, of which every page shows others: the build joins these. */
  heavy: boolean;
}

/** Pages nearly every visit passes, in the order of a visit. What one of them needs comes with it, whoever needs it besides. */
export const MAIN_PAGES: readonly string[] = ['home', 'result', 'sku', 'cart', 'checkout'];

/** The cart is passed before the checkout: what only these two share comes with the first. */
const TILL = ['cart', 'checkout'];

/** What so many pages share is in a file that all of them have, whether each needs it or not. */
const SHARED_BY = 8;

/**
 * File that a module comes in, null where the build decides. One file per page, and what pages share in the file of the
 * shop or in that of the offices. What a module imports is needed by at least the same pages, so files never need each
 * other in a circle.
 */
export function placeModule({ atOnce, ever, inFrame, outside, heavy }: Need): string | null {
  if (!atOnce.size && !inFrame) return null;
  const main = MAIN_PAGES.filter((page) => atOnce.has(page));
  const everywhere = inFrame || ever.size >= SHARED_BY;
  const [first] = main;
  if (first !== undefined) {
    // What the checkout alone shares with offices is for none of the others to carry.
    if (everywhere) return main.length === 1 && first === 'checkout' ? null : 'shop';
    return main.length === 1 || main.every((page) => TILL.includes(page)) ? first : 'shop';
  }
  if (everywhere && heavy) return null;
  if (everywhere) return outside ? 'counter' : 'office';
  return ever.size === 1 ? ([...ever][0] ?? null) : null;
}
