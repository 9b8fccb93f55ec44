import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { kindOf } from '#features/access/web/public.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';
import type { PageRow } from '../page-row.ts';
import { isClosedToPunchOut } from './closed-to-punch-out.ts';

type Kind = Pick<UserInfo, 'firmType' | 'participantExtendType' | 'firmChannel' | 'loginSource'>;

/** Whether a page is for this person's kind of account; visitors are asked to log in where that is needed. */
export const isForKind = (page: Pick<PageRow, 'only'>, viewer: Kind | null): boolean =>
  viewer === null || !page.only || page.only.includes(kindOf(viewer));

/** Why somebody's kind of account does not get a page, in the sentence its calls would be refused with; null: it does. */
export function pageRefusal(page: PageRow | undefined, viewer: Kind | null): string | null {
  if (!page || viewer === null) return null;
  if (isForKind(page, viewer) && !isClosedToPunchOut(viewer, page.path)) return null;
  return identityRefusal(kindOf(viewer));
}
