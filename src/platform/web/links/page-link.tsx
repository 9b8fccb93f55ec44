import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react';
import { drawFirstFrame } from './first-frame.ts';
import { keepPressed } from './return-focus.ts';
import { isPageHref, routerHref } from './split-href.ts';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Goes on mouse down instead of mouse up: only for plain reading links, never beside text one would select. */
  swift?: boolean;
};

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Link by address: pages of the shop are swapped in place, anything else is an ordinary link. An element and no more:
 * a list has a hundred of them, and the router's own link works out at every render what a press would do. What is loaded
 * before a press is decided in one place for all links (platform/web/intent).
 */
export function PageLink({ href, swift = false, onMouseDown, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useRouter();
  const gone = useRef(false);
  const swaps = isPageHref(href) && target !== '_blank';
  const go = (link: Element) => {
    keepPressed(router, link);
    void router.navigate({ href });
    drawFirstFrame(router, href);
  };
  return (
    <a
      rel={target === '_blank' ? 'noopener' : undefined}
      {...rest}
      href={swaps ? routerHref(href) : href}
      target={target}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        if (!swaps || !swift || !isPlainPress(event) || event.defaultPrevented) return;
        gone.current = true;
        go(event.currentTarget);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!swaps || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        // The press has navigated already; the click that ends it must not do so again.
        if (!gone.current) go(event.currentTarget);
        gone.current = false;
      }}
    >
      {children}
    </a>
  );
}
