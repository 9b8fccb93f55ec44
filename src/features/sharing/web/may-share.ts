import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { identityOf } from '#features/access/rules/public.ts';

/** Who makes links, as the calls say it: sales accounts, and people of a company that buys here itself. */
export const mayShare = (session: UserInfo): boolean => ['company', 'sales'].includes(identityOf(session));

export const isSales = (session: UserInfo): boolean => identityOf(session) === 'sales';
