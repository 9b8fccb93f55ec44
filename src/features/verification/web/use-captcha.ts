import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_LENGTH } from '../rules/code-limits.ts';
import { normalizeSubject } from '../rules/normalize-contact.ts';
import { usePicture } from './use-picture.ts';
import { refusalOf, verificationApi } from './verification-api.ts';

export interface CaptchaProps {
  /** Phone number, mail address or account name that the picture is solved for. */
  solvedFor: string;
  /** The picture is solved; its id is good for two minutes and one use. */
  onSolved: (captchaId: string) => void;
  /** The id handed out before is no longer good: another picture is shown. */
  onReset?: () => void;
}

/** Milliseconds a solution is shown as one; a little less than the server takes it for. */
const SOLUTION_LIFETIME = 115_000;

/** One picture at a time, checked once, and replaced as soon as it or its solution is of no more use. */
export function useCaptcha({ solvedFor, onSolved, onReset }: CaptchaProps) {
  const picture = usePicture();
  const [answer, setAnswer] = useState('');
  const [phase, setPhase] = useState<'open' | 'checking' | 'solved'>('open');
  const subject = normalizeSubject(solvedFor);

  async function renew(complaint?: string) {
    setAnswer('');
    setPhase('open');
    await picture.renew(complaint);
  }

  async function check(id: string, given: string) {
    setPhase('checking');
    const mine = picture.turn();
    try {
      await verificationApi.call.checkCaptcha({ id, phoneNumber: subject, answer: given });
      if (mine !== picture.turn()) return;
      setPhase('solved');
      onSolved(id);
    } catch (failure) {
      if (mine === picture.turn()) await renew(refusalOf(failure).message);
    }
  }

  /** Takes what is in the input; the last sign sends it off. */
  function type(text: string) {
    const given = text
      .normalize('NFKC')
      .replace(/[^0-9A-Za-z]/g, '')
      .slice(0, CAPTCHA_LENGTH);
    const complete = given.length === CAPTCHA_LENGTH;
    setAnswer(complete && !subject ? '' : given);
    if (complete && !subject) picture.complain('请先填写账号，再输入图形验证码');
    else if (complete && picture.question) void check(picture.question.id, given);
  }

  useEndOfSolution(phase === 'solved', subject, () => {
    onReset?.();
    void renew();
  });

  return { ...picture, answer, phase, setAnswer, type, renew };
}

/** Calls `end` once a solution is too old or the name it was made for is another one. */
function useEndOfSolution(solved: boolean, subject: string, end: () => void): void {
  const latest = useRef({ solvedFor: subject, end });
  useEffect(() => {
    latest.current.end = end;
  });
  useEffect(() => {
    const isOther = latest.current.solvedFor !== subject;
    latest.current.solvedFor = subject;
    if (!solved) return;
    if (isOther) return latest.current.end();
    const timer = setTimeout(() => latest.current.end(), SOLUTION_LIFETIME);
    return () => clearTimeout(timer);
  }, [solved, subject]);
}
