import type { QueryClient } from '@tanstack/react-query';
import type { Message, UnreadCounts } from '#business/messages/contract/message-schemas.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { messageApi } from '../message-api.ts';
import { UNREAD_KEY } from '../unread.ts';
import { hearEvent } from './hear-event.ts';
import { lead } from './lead.ts';
import { openStream } from './open-stream.ts';
import type { StreamEvent } from './read-events.ts';
import { runStream } from './run-stream.ts';
import { tellTodo } from './tell-todo.ts';

export interface LiveSettings {
  client: QueryClient;
  /** For whom the page was made. */
  participantId: string;
  /** For whom the browser works now. */
  participantNow: () => Promise<string | null>;
  go: (href: string) => void;
}

/** What windows of one browser say to each other. */
type Said = { event: Pick<StreamEvent, 'name' | 'data'> } | { asks: true };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/** The windows of this browser that work for the same person in the same company. */
function joinWindows({ client, participantId, go }: LiveSettings, signal: AbortSignal) {
  const channel = new BroadcastChannel(`messages:${participantId}`);
  let leads = false;
  const hear = ({ name, data }: Pick<StreamEvent, 'name' | 'data'>) => {
    hearEvent(client, name, data);
    if (name === 'message') tellTodo(client, data as Message, go);
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('event' in data) hear(data.event);
    const unread = leads && client.getQueryData<UnreadCounts>(UNREAD_KEY);
    if ('asks' in data && unread) channel.postMessage({ event: { name: 'unread', data: unread } } satisfies Said);
  };
  channel.postMessage({ asks: true } satisfies Said);
  signal.addEventListener('abort', () => channel.close());
  const tell = ({ name, data }: StreamEvent) => {
    hear({ name, data });
    if (!signal.aborted) channel.postMessage({ event: { name, data } } satisfies Said);
  };
  return {
    tell,
    becomeLeader() {
      leads = true;
    },
  };
}

/** Asks once; false where the session is over. Without an answer it is asked again later. */
async function pollUnread(tell: (event: StreamEvent) => void): Promise<boolean> {
  try {
    tell({ name: 'unread', data: await messageApi.call.unread({}), id: null });
    return true;
  } catch (error) {
    return !(isCallError(error) && error.status === 401);
  }
}

function begin(settings: LiveSettings): () => void {
  const over = new AbortController();
  const { signal } = over;
  const windows = joinWindows(settings, signal);
  const { participantId, participantNow } = settings;
  const ways = {
    poll: () => pollUnread(windows.tell),
    // Offline nobody knows: it is asked again with the next try.
    stillOn: () =>
      participantNow().then(
        (now) => now === participantId,
        () => true,
      ),
    wait: (ms: number) => pause(ms, signal),
    chance: Math.random,
    tell: windows.tell,
    isOver: () => signal.aborted,
  };
  if ('locks' in navigator) {
    void lead(navigator.locks, `messages:${participantId}`, signal, async (waited) => {
      if (waited && !(await ways.stillOn())) return;
      windows.becomeLeader();
      await runStream({ ...ways, open: (lastId, hear) => openStream(signal, lastId, hear) });
    });
  } else {
    // Each window would hold a stream of its own, of which a browser has six: those that are looked at ask now and then.
    const poll = async () => document.visibilityState !== 'visible' || ways.poll();
    void runStream({ ...ways, poll, open: async () => ({ reason: 'full', lastedMs: 0 }) });
  }
  return () => over.abort();
}

/** New messages from now on, until it is stopped. A page that is put aside by Back gives its turn to others. */
export function startLive(settings: LiveSettings): () => void {
  let halt = begin(settings);
  const onHide = () => halt();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) halt = begin(settings);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    halt();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    void settings.client.resetQueries({ queryKey: UNREAD_KEY });
  };
}
