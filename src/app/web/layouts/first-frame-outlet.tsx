import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { firstFrame } from '#platform/web/links/first-frame.ts';
import styles from './first-frame-outlet.module.css';

const none = () => null;

/** The page of a layout; from a press on until the next page stands, what is known of that one in its place. */
export function FirstFrameOutlet({ children }: { children: ReactNode }) {
  const frame = useSyncExternalStore(firstFrame.subscribe, firstFrame.read, none);
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.id });
  const node = frame?.insteadOf === shown ? frame?.node : null;
  useLayoutEffect(() => {
    // Where one was is kept by then: see the order in `drawFirstFrame`.
    if (node) window.scrollTo(0, 0);
  }, [node]);
  return (
    <>
      <div className={styles.page} hidden={Boolean(node)}>
        {children}
      </div>
      {node}
    </>
  );
}
