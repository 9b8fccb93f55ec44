import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { kindOf } from '#features/access/web/public.ts';
import { SHARERS } from '#platform/shared/identities.ts';

/** Who makes links, as the calls say it: sales accounts, and people of a company that buys here itself. */
export const mayShare = (session: UserInfo): boolean => SHARERS.includes(kindOf(session));

export const isSales = (session: UserInfo): boolean => kindOf(session) === 'sales';
