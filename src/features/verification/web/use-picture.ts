import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf, verificationApi } from './verification-api.ts';

interface State {
  question: { id: string; image: string } | null;
  loading: boolean;
  error: string | null;
}

/** The picture on show. Fetched when the field appears; `renew` fetches another and says why, if there is a reason. */
export function usePicture() {
  const [state, setState] = useState<State>({ question: null, loading: true, error: null });
  /** Counts pictures: answers of the server that belong to an earlier one are dropped. */
  const turns = useRef(0);

  const renew = useCallback(async (complaint: string | null = null) => {
    turns.current += 1;
    const mine = turns.current;
    setState((now) => ({ ...now, loading: true, error: complaint }));
    try {
      const question = await verificationApi.call.createCaptcha({});
      if (mine === turns.current) setState({ question, loading: false, error: complaint });
    } catch (failure) {
      const error = refusalOf(failure).message;
      if (mine === turns.current) setState({ question: null, loading: false, error });
    }
  }, []);

  useEffect(() => {
    void renew();
    return () => {
      turns.current += 1;
    };
  }, [renew]);

  const complain = (error: string) => setState((now) => ({ ...now, error }));
  return { ...state, renew, complain, turn: () => turns.current };
}
