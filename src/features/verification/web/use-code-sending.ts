import { useState } from 'react';
import { useBusy } from '#platform/web/use-busy.ts';
import { needsCaptcha } from '../rules/code-purposes.ts';
import { useCountdown } from './use-countdown.ts';
import { type CodeAddress, refusalOf, requestCode, targetProblem } from './verification-api.ts';

/** What came of asking for a code. */
interface Outcome {
  /** Masked, once a code is on its way. */
  sentTo: string | null;
  refusal: string | null;
  /** Seconds until another code may be asked for. */
  retryAfter: number | null;
}

/** The picture that is asked for before a code is sent; each round is another picture. */
interface Asking {
  round: number;
  /** Why the picture before was not taken. */
  refusal: string | null;
}

/** Asking for a code: the picture first where one is needed, then the pause until the next. */
export function useCodeSending(address: CodeAddress, onSent: () => void) {
  const { sentTo, refusal, secondsLeft, note } = useOutcome(address.target);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { busy, during } = useBusy();

  async function send(captchaId?: string) {
    try {
      const sent = await during(() => requestCode(address, captchaId));
      setAsking(null);
      note({ sentTo: sent.sentTo, refusal: null, retryAfter: sent.retryAfter });
      onSent();
    } catch (error) {
      const { name, message, retryAfter } = refusalOf(error);
      const again = name === 'CAPTCHA_UNSOLVED';
      setAsking((now) => (again ? { round: (now?.round ?? 0) + 1, refusal: message } : null));
      if (!again) note({ sentTo: null, refusal: message, retryAfter });
    }
  }

  function start() {
    const problem = targetProblem(address);
    note({ sentTo: null, refusal: problem, retryAfter: null });
    if (problem) return;
    if (needsCaptcha(address.channel, address.purpose)) setAsking({ round: 0, refusal: null });
    else void send();
  }

  return { asking, busy, sentTo, refusal, secondsLeft, start, send, stopAsking: () => setAsking(null) };
}

/** The last outcome, as long as the target is the one it is about. */
function useOutcome(target: string) {
  const [noted, setNoted] = useState<(Outcome & { target: string; until: number | null }) | null>(null);
  const outcome = noted?.target === target ? noted : null;
  const secondsLeft = useCountdown(outcome?.until ?? null);
  function note(next: Outcome) {
    const until = next.retryAfter === null ? null : Date.now() + next.retryAfter * 1000;
    setNoted({ ...next, target, until });
  }
  return { sentTo: outcome?.sentTo ?? null, refusal: outcome?.refusal ?? null, secondsLeft, note };
}
