import { Link, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react';
import { serverBridge } from '../server-bridge.ts';
import { isPageHref, routerHref, splitHref } from './split-href.ts';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Goes on mouse down instead of mouse up: only for plain reading links, never beside text one would select. */
  swift?: boolean;
};

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether the router would mark a link as leading to where one is. */
const leadsHere = (href: string, pathname: string) => pathname.startsWith(href.split(/[?#]/, 1)[0] ?? '');

/** Link by address: pages of the shop are preloaded and swapped in place, anything else is an ordinary link. */
export function PageLink({ href, swift = false, onMouseDown, onClick, target, children, ...rest }: PageLinkProps) {
  const router = useRouter();
  const gone = useRef(false);
  // A page that is rendered on the server needs the address only; working out what a click does takes longer than the rest.
  const plain = serverBridge() !== null && !leadsHere(href, router.latestLocation.pathname);
  if (plain || !isPageHref(href) || target === '_blank') {
    const rel = target === '_blank' ? 'noopener' : undefined;
    return (
      <a
        rel={rel}
        {...rest}
        href={plain && isPageHref(href) ? routerHref(href) : href}
        target={target}
        onMouseDown={onMouseDown}
        onClick={onClick}
      >
        {children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      {...splitHref(href)}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        if (!swift || !isPlainPress(event)) return;
        gone.current = true;
        void router.navigate({ href });
      }}
      onClick={(event) => {
        onClick?.(event);
        // The press has navigated already; the click that ends it must not do so again.
        if (gone.current) event.preventDefault();
        gone.current = false;
      }}
    >
      {children}
    </Link>
  );
}
