import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { kindOf } from '#features/access/web/public.ts';
import { Row } from '#platform/web/display/row.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './kind-box.module.css';
import { homeOf } from './kind-homes.ts';

/** Says what this kind of account is for, and leads there. */
export function KindBox({ session }: { session: UserInfo }) {
  const home = homeOf(session);
  if (!home) return null;
  return (
    <section aria-labelledby="kind-box" className={styles.box} data-kind={kindOf(session)}>
      <h2 id="kind-box" className={styles.title}>
        {home.title} · {session.firmName}
      </h2>
      <p className={styles.lead}>{home.lead}</p>
      <Row as="ul" gap={10} looks={['wrap']}>
        {home.links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </Row>
    </section>
  );
}
