import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { Identity } from '#platform/shared/identities.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './kind-box.module.css';
import { KIND_HOMES } from './kind-homes.ts';

type KindBoxProps = { identity: Identity; session: Pick<UserInfo, 'permissions' | 'firmName'> };

/** Says what this kind of account is for, and leads there. */
export function KindBox({ identity, session }: KindBoxProps) {
  const home = KIND_HOMES[identity];
  if (!home) return null;
  const links = home.links.filter(({ permission }) => !permission || session.permissions.includes(permission));
  return (
    <section aria-labelledby="kind-box" className={styles.box} data-kind={identity}>
      <h2 id="kind-box" className={styles.title}>
        {home.title} · {session.firmName}
      </h2>
      <p className={styles.lead}>{home.lead}</p>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
