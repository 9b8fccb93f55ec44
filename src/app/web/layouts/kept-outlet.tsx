import { type AnyRouter, Match, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Activity, useLayoutEffect, useRef, useState } from 'react';
import styles from './first-frame-outlet.module.css';
import { type FramePages, nextPages } from './kept-lists.ts';

/**
 * The page of a frame, and beside it, out of the document, the list that was left for it: who comes back finds it as it was,
 * without its rows being made again. What it asks for is asked again when it has become old.
 */
export function KeptOutlet({ frame }: { frame: string }) {
  const matched = useRouterState({ select: ({ matches }) => matchedIn(frame, matches) });
  if (!matched) return <Outlet />;
  return <Pages matched={matched} />;
}

/** One word, so that nothing is drawn anew before it changes. */
function matchedIn(frame: string, matches: readonly { routeId: unknown; id: string }[]): string | null {
  const match = matches[matches.findIndex(({ routeId }) => routeId === frame) + 1];
  return match ? `${String(match.routeId)} ${match.id}` : null;
}

function Pages({ matched }: { matched: string }) {
  const router = useRouter() as AnyRouter;
  const [routeId = ''] = matched.split(' ', 1);
  const read = () => ({ routeId, matchId: matched, entry: router.latestLocation.state.__TSR_key ?? '' });
  const [seen, setSeen] = useState(matched);
  const [pages, setPages] = useState<FramePages>(() => ({ shown: { ...read(), visit: 0 }, kept: null }));
  if (seen !== matched) {
    setSeen(matched);
    setPages(nextPages(pages, read()));
  }
  const { shown, kept } = pages;
  return [kept, shown].map((page) => page && <Page key={page.visit} routeId={page.routeId} away={page === kept} />);
}

/** What is away leaves the document: nothing finds it there, and nobody has to lay it out. */
function Page({ routeId, away }: { routeId: string; away: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, page.current];
    if (!away || !outer || !inner) return;
    inner.remove();
    return () => outer.append(inner);
  }, [away]);
  return (
    <div ref={place} className={styles.page}>
      <div ref={page} className={styles.page}>
        <Activity mode={away ? 'hidden' : 'visible'}>
          <Match routeId={routeId} />
        </Activity>
      </div>
    </div>
  );
}
