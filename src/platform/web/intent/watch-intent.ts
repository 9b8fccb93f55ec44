import type { AnyRouter } from '@tanstack/react-router';
import { loadAhead } from '../browser/part-need.ts';
import { isPageHref, splitHref } from '../links/split-href.ts';
import { intentBudget, mayIntend } from './intend.ts';

/** A pointer that only passes does not rest so long on anything. */
const RESTED_MS = 40;
/** Lists stand still for so long before the rows in view are loaded ahead. */
const STILL_MS = 250;

interface IntentRules {
  /** Whether rows that lead there are loaded ahead as soon as they are in view, where nobody has a pointer. */
  inView: (href: string) => boolean;
}

/** The link under a pointer or with the focus; near one counts: a row leads where the first link in it leads. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]') ?? target.closest('main :is(tr, li)')?.querySelector('a');
  if (!link || link.target === '_blank') return null;
  return isPageHref(link.getAttribute('href') ?? '') ? link : null;
}

const isInView = (link: Element) => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** Loads pages ahead when somebody seems about to press: one place for all links, so that a link is an element and no more. */
export function watchIntent(router: AnyRouter, { inView }: IntentRules): void {
  let intended = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (href: string) => {
    const [path = ''] = href.split(/[?#]/, 1);
    if (intended.has(path) || !mayIntend()) return;
    intended.add(path);
    const { to, search } = splitHref(href);
    void loadAhead(() => router.preloadRoute({ to, search } as never)).catch(() => undefined);
  };
  const intendLink = (target: EventTarget | null) => {
    const href = linkOf(target)?.getAttribute('href');
    if (href) intend(href);
  };

  const withoutPointer = matchMedia('(hover: none)').matches;
  let still: ReturnType<typeof setTimeout> | undefined;
  const lookAround = () => {
    for (const link of document.querySelectorAll('main a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (inView(href) && isInView(link)) intend(href);
    }
  };
  const onceStill = () => {
    clearTimeout(still);
    still = setTimeout(lookAround, STILL_MS);
  };

  const listen = { passive: true, capture: true };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') timer = setTimeout(() => intendLink(target), RESTED_MS);
    },
    listen,
  );
  addEventListener('pointerdown', ({ target }) => intendLink(target), listen);
  addEventListener('focusin', ({ target }) => intendLink(target), listen);
  if (withoutPointer) addEventListener('scroll', onceStill, listen);
  router.subscribe('onRendered', () => {
    intended = new Set();
    intentBudget.renew();
    if (withoutPointer) onceStill();
  });
  if (withoutPointer) onceStill();
}
