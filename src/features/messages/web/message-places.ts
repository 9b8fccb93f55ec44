import { useSuspenseQuery } from '@tanstack/react-query';
import {
  COMPANY_MESSAGES_PATH,
  DESK_MESSAGE_SETTINGS_PATH,
  DESK_MESSAGES_PATH,
  MESSAGE_LIST_PATH,
  MESSAGE_SETTINGS_PATH,
} from '#business/paths/rules/public.ts';
import { kindOf, sessionQuery } from '#features/access/web/public.ts';
import { OWN_PEOPLE } from '#platform/shared/identities.ts';

/** Where somebody's messages are: the shop's own people have them at the desk. */
export interface MessagePlaces {
  list: string;
  settings: string;
  /** Of those who administer a company. */
  company: string | null;
  /** Whether the page a message leads to is open to its reader: the shop's own people have none but those of the desk. */
  opens: (href: string) => boolean;
}

export function useMessagePlaces(): MessagePlaces {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (session?.firmType === 'operator') {
    const opens = (href: string) => href.startsWith('/desk/');
    return { list: DESK_MESSAGES_PATH, settings: DESK_MESSAGE_SETTINGS_PATH, company: null, opens };
  }
  const administers =
    session !== null && session.permissions.includes('COMPANY_MANAGEMENT') && OWN_PEOPLE.includes(kindOf(session));
  return {
    list: MESSAGE_LIST_PATH,
    settings: MESSAGE_SETTINGS_PATH,
    company: administers ? COMPANY_MESSAGES_PATH : null,
    opens: () => true,
  };
}
