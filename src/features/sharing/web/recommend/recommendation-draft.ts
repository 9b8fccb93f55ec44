import { useCallback, useSyncExternalStore } from 'react';
import { browserStore } from '#platform/web/browser/browser-store.ts';
import { addGoods, type GoodsAdded, type Recommendation } from '../../rules/recommendation.ts';

/** An unfinished recommendation waits so long in this browser. */
const KEPT_DAYS = 14;
const EMPTY: Recommendation = { title: '', forWhom: '', note: '', lines: [] };

const listeners = new Set<() => void>();
const drafts = new Map<string, Recommendation>();

/** Apart for each person in each firm: goods and prices are that firm's. */
const keyOf = (participantId: string) => `recommendation ${participantId}`;

function readDraft(participantId: string): Recommendation {
  const known = drafts.get(participantId);
  if (known) return known;
  const draft = { ...EMPTY, ...browserStore.read<Partial<Recommendation>>(keyOf(participantId)) };
  drafts.set(participantId, draft);
  return draft;
}

function writeDraft(participantId: string, draft: Recommendation): void {
  drafts.set(participantId, draft);
  browserStore.write(keyOf(participantId), draft, KEPT_DAYS);
  for (const listener of listeners) listener();
}

/** Another tab may have added goods: what is kept in the browser counts. */
function subscribe(listener: () => void) {
  const reread = () => {
    drafts.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}

/** Adds goods to what the person is putting together, from whatever page. */
export function addToDraft(participantId: string, itemNos: readonly string[]): GoodsAdded {
  const draft = readDraft(participantId);
  const added = addGoods(draft.lines, itemNos);
  writeDraft(participantId, { ...draft, lines: added.lines });
  return added;
}

/** The recommendation a person is putting together; empty while the server renders. */
export function useRecommendation(participantId: string) {
  const draft = useSyncExternalStore(
    subscribe,
    () => readDraft(participantId),
    () => EMPTY,
  );
  const change = useCallback(
    (part: Partial<Recommendation>) => writeDraft(participantId, { ...readDraft(participantId), ...part }),
    [participantId],
  );
  const clear = useCallback(() => writeDraft(participantId, EMPTY), [participantId]);
  return { draft, change, clear };
}
