import { useRef, useState } from 'react';
import { type LoginRefusal, useLogIn } from './use-log-in.ts';

type Problems = Partial<Record<'userName' | 'password' | 'captcha', string>>;

interface Typed {
  userName: string;
  password: string;
  remember: boolean;
}

function problemsOf({ userName, password }: Typed, pictureUnsolved: boolean): Problems {
  const problems: Problems = {};
  if (!userName) problems.userName = '请输入用户名、手机号或邮箱';
  if (!password) problems.password = '请输入密码';
  if (pictureUnsolved) problems.captcha = '请输入图中字符';
  return problems;
}

/** Password login with the picture question it may ask for. A question is good for one try: each refusal brings another. */
export function usePasswordLogin(from: string | undefined) {
  const { busy, logIn } = useLogIn(from);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  /** 0: no picture is asked for. */
  const [round, setRound] = useState(0);
  const captchaId = useRef<string | undefined>(undefined);

  function forgetCaptcha() {
    captchaId.current = undefined;
    setRound(0);
  }

  /** Resolves to the field that needs another look; to null when the person is in or the picture is what is missing. */
  async function submit(typed: Typed): Promise<'userName' | 'password' | null> {
    if (busy) return null;
    const found = problemsOf(typed, round > 0 && !captchaId.current);
    setProblems(found);
    if (found.userName) return 'userName';
    if (found.password) return 'password';
    if (found.captcha) return null;
    const refused = await logIn({ ...typed, captchaId: captchaId.current });
    setRefusal(refused);
    if (!refused) return null;
    captchaId.current = undefined;
    setRound((last) => (refused.captchaNeeded ? last + 1 : 0));
    return 'password';
  }

  const take = (id: string) => {
    captchaId.current = id;
    setProblems(({ captcha: _solved, ...rest }) => rest);
  };
  const drop = () => {
    captchaId.current = undefined;
  };
  return { busy, problems, refusal, captcha: { round, take, drop }, submit, forgetCaptcha };
}
