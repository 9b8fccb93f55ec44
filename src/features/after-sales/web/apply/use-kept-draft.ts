import { useEffect, useRef, useState } from 'react';
import { isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import type { DraftInput } from '../../contract/apply-schemas.ts';
import { caseApi } from '../case-api.ts';

const PAUSE_MS = 1_200;
/** What got no answer is tried again by itself. */
const RETRY_MS = 8_000;

export type KeepState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; error: unknown };

/** Keeps what is chosen and typed as the draft of its order: one call after the other, the newest content last. */
export function useKeptDraft(content: DraftInput, paused: boolean) {
  const text = JSON.stringify(content);
  const [kept, setKept] = useState(text);
  const [state, setState] = useState<KeepState>({ kind: 'idle' });
  const halted = useRef(false);
  const flight = useRef<Promise<unknown>>(Promise.resolve());
  const refused = state.kind === 'failed' && isFinalRefusal(state.error);
  const due = text !== kept && !paused;
  const send = async () => {
    if (halted.current) return;
    setState({ kind: 'saving' });
    try {
      const context = { idempotencyKey: newIdempotencyKey() };
      const { savedAt } = await caseApi.call.saveDraft(content, { context });
      setState({ kind: 'saved', at: savedAt });
    } catch (error) {
      setState({ kind: 'failed', error });
      if (!isFinalRefusal(error)) setKept('');
    }
  };
  const save = () => {
    setKept(text);
    flight.current = flight.current.then(send);
  };
  const latest = useRef({ due, save });
  useEffect(() => {
    latest.current = { due, save };
  });
  const pause = state.kind === 'failed' && !refused ? RETRY_MS : PAUSE_MS;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => latest.current.save(), pause);
    return () => clearTimeout(timer);
  }, [due, text, pause]);
  useEffect(() => {
    const leave = () => {
      if (latest.current.due && !halted.current) latest.current.save();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  /** Waits for what is under way; nothing more is kept until told to go on. */
  const halt = async () => {
    halted.current = true;
    await flight.current;
  };
  const goOn = () => {
    halted.current = false;
  };
  return { state, halt, goOn };
}
export type KeptDraft = ReturnType<typeof useKeptDraft>;
