import { useMemo, useState } from 'react';
import type { PasswordFacts } from '../rules/check-password.ts';
import { type PersonFacts, personalWords } from '../rules/personal-words.ts';

/** The list of common passwords comes when somebody starts to choose one, so that no page waits for it. */
const loadCommonPasswords = () => import('../rules/common-passwords.ts');

/**
 * What a new password is checked against while it is typed. The server checks again with all it knows; here, only what
 * stands on the page counts.
 */
export function usePasswordFacts(person: PersonFacts) {
  const [isCommon, setIsCommon] = useState<((password: string) => boolean) | null>(null);
  const load = async () => {
    const { isCommonPassword } = await loadCommonPasswords();
    setIsCommon(() => isCommonPassword);
    return isCommonPassword;
  };
  const key = JSON.stringify(person);
  const words = useMemo(() => personalWords(JSON.parse(key) as PersonFacts), [key]);
  const facts: PasswordFacts = { isCommon: isCommon ?? (() => false), words };
  return {
    facts,
    load,
    /** For checks at submit, which can wait for the list. */
    whole: async (): Promise<PasswordFacts> => ({ isCommon: isCommon ?? (await load()), words }),
  };
}
