import { useSuspenseQuery } from '@tanstack/react-query';
import { USER_CENTER_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { visibleMenu } from '../frame/visible-menu.ts';
import { BUILT_PATHS } from '../page-table.ts';
import styles from './user-center-page.module.css';

type QuickEntriesProps = {
  /** There is something else on the page: beside the menu, which says the same, they stay away. */
  beside: boolean;
};

/** Every page of the user center the person may open: on narrow screens, where the menu is away, the only way there. */
export function QuickEntries({ beside }: QuickEntriesProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (!session) return null;
  const groups = visibleMenu(session, BUILT_PATHS)
    .map(({ label, items }) => ({ label, items: items.filter(({ path }) => path !== USER_CENTER_PATH) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Section title="快捷入口" className={beside ? styles.narrowOnly : undefined}>
      <dl className={styles.entries}>
        {groups.map(({ label, items }) => (
          <div key={label}>
            <dt>{label}</dt>
            {items.map((item) => (
              <dd key={item.path}>
                <PageLink href={item.path}>{item.label}</PageLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
