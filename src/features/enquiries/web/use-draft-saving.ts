import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { createDraftSaver, type DraftContent, type DraftPlace, type SaveState } from './draft-saver.ts';
import { enquiryApi, enquiryQuery } from './enquiry-api.ts';

const PAUSE_MS = 1_200;
/** What got no answer is tried again by itself. */
const RETRY_MS = 8_000;
const UNAVAILABLE = 503;

const answered = (error: unknown) => isCallError(error) && error.status !== UNAVAILABLE;

/** Written elsewhere meanwhile, sent, or thrown away: this form saves nothing over it. */
const ENDS = new Set(['ENQUIRY_CHANGED', 'ENQUIRY_SENT', 'NOT_FOUND']);
const endsSaving = (state: SaveState) =>
  state.kind === 'failed' && isCallError(state.error) && ENDS.has(state.error.code);

interface Saving {
  content: DraftContent;
  /** Draft the form was opened from. */
  opened: DraftPlace | null;
  /** Something cannot be read, or the enquiry is being sent: nothing is saved now. */
  paused: boolean;
  /** The form has become a draft. */
  onBorn: (enquiryNo: string) => void;
}

/** The saver of one form, and how far it is. */
function useSaver(opened: DraftPlace | null) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [saver] = useState(() =>
    createDraftSaver(opened, {
      save: (input, idempotencyKey) => enquiryApi.call.saveDraft(input, { context: { idempotencyKey } }),
      newKey: newIdempotencyKey,
      answered,
      onState: setState,
    }),
  );
  return { state, saver };
}

/** Does what is due when its pause is over, and at once when the page or the tab is left before. */
function useDue(due: boolean, text: string, pause: number, work: () => void) {
  const latest = useRef({ due, work });
  useEffect(() => {
    latest.current = { due, work };
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => latest.current.work(), pause);
    return () => clearTimeout(timer);
  }, [text, due, pause]);
  useEffect(() => {
    const leave = () => {
      if (latest.current.due) latest.current.work();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

/** Keeps a form as a draft by itself: when the typing pauses, and when the page is left before that. */
export function useDraftSaving({ content, opened, paused, onBorn }: Saving) {
  const queryClient = useQueryClient();
  const { state, saver } = useSaver(opened);
  const [place, setPlace] = useState<DraftPlace | null>(opened);
  const text = JSON.stringify(content);
  const [kept, setKept] = useState(text);
  const halted = useRef(false);
  const shown = useShown();
  const save = async (): Promise<boolean> => {
    if (halted.current) return false;
    setKept(text);
    const saved = await saver.put(content);
    if (!saved) return false;
    const now = saver.place();
    // What is remembered of lists and of this draft is old: whoever goes on with it begins with what was kept last.
    await queryClient.invalidateQueries({ queryKey: enquiryApi.query.key(), refetchType: 'none' });
    if (now) queryClient.removeQueries({ queryKey: enquiryQuery(now.enquiryNo).queryKey });
    setPlace(now);
    if (now && !place && shown.current) onBorn(now.enquiryNo);
    return true;
  };
  const failed = state.kind === 'failed';
  const lost = failed && !answered(state.error);
  const due = (text !== kept || lost) && !paused && !endsSaving(state);
  useDue(due, text, failed ? RETRY_MS : PAUSE_MS, () => void save());
  /** Waits for what is under way and saves nothing more until told to go on; answers the draft there is. */
  const halt = async (): Promise<DraftPlace | null> => {
    halted.current = true;
    await saver.settled();
    return saver.place();
  };
  const goOn = () => {
    halted.current = false;
  };
  return { state, place, save, halt, goOn };
}
export type DraftSaving = ReturnType<typeof useDraftSaving>;

/** False once the form is gone. */
function useShown() {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
