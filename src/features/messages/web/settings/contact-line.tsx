import { useSuspenseQuery } from '@tanstack/react-query';
import type { Preferences } from '#business/messages/contract/message-settings-schemas.ts';
import { PERSONAL_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';

/** Where mails and text messages go, and where to say so when they go nowhere. */
export function ContactLine({ contacts: { mail, sms } }: Pick<Preferences, 'contacts'>) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const ownPage = session?.firmType !== 'operator' && session?.loginSource !== 3;
  return (
    <>
      邮件发到 {mail ?? '（未绑定邮箱）'}，短信发到 {sms ?? '（未绑定手机）'}
      {ownPage && (!mail || !sms) && (
        <>
          {' '}
          <PageLink href={PERSONAL_PATH}>去绑定</PageLink>
        </>
      )}
    </>
  );
}
