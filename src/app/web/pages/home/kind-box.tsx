import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { kindOf } from '#features/access/web/public.ts';
import { Banner } from '#platform/web/display/banner.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './kind-box.module.css';
import { homeOf } from './kind-homes.ts';

/** Says what this kind of account is for, and leads there. */
export function KindBox({ session }: { session: UserInfo }) {
  const home = homeOf(session);
  if (!home) return null;
  return (
    <Banner id="kind-box" title={`${home.title} · ${session.firmName}`} lead={home.lead} data-kind={kindOf(session)}>
      <Row as="ul" gap={10} looks={['wrap']}>
        {home.links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </Row>
    </Banner>
  );
}
