import { useEffect } from 'react';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { withLateParts } from '../late-parts.ts';

/** Tells the event service for whom the page is at work: with the page, and whenever that changes. */
export function useIntroduction(session: UserInfo | null): void {
  useEffect(() => withLateParts(({ introducePerson }) => introducePerson(session)), [session]);
}
