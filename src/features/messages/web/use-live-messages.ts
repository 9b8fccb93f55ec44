import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentParticipant, sessionQuery } from '#features/access/web/public.ts';
import { loadAhead } from '#platform/web/browser/part-need.ts';

/** What somebody came for comes first. */
const AFTER_MS = 2_000;

const whenIdle = (begin: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 5_000 }) : begin();

/** New messages for whoever is logged in: begins when the page has nothing else to do, ends with the session. */
export function useLiveMessages(): void {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const client = useQueryClient();
  const router = useRouter();
  const participantId = session?.participantId;
  useEffect(() => {
    if (participantId === undefined) return undefined;
    let over = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { startLive } = await loadAhead(() => import('./live/start-live.ts'));
      const go = (href: string) => void router.navigate({ href });
      if (!over) stop = startLive({ client, participantId, participantNow: currentParticipant, go });
    };
    // Without its code the page goes on as it is.
    const timer = setTimeout(() => whenIdle(() => void begin().catch(() => undefined)), AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, router, participantId]);
}
