import { ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Breakdown } from '../../contract/report-schemas.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import styles from './category.module.css';

type Props = { trail: Breakdown['trail']; address: ListAddress };

/** The way back up the tree. */
export function CategoryTrail({ trail, address }: Props) {
  if (trail.length === 0) return null;
  const upTo = (parent: string | undefined) => address.hrefOf({ ...SHOW_NOTHING, parent });
  const here = trail.at(-1);
  return (
    <nav aria-label="分类层级">
      <ol className={styles.trail}>
        <li>
          <PageLink href={upTo(undefined)}>全部分类</PageLink>
          <ChevronRightIcon size={12} />
        </li>
        {trail.slice(0, -1).map(({ key, name }) => (
          <li key={key}>
            <PageLink href={upTo(key)}>{name}</PageLink>
            <ChevronRightIcon size={12} />
          </li>
        ))}
        <li aria-current="page">
          <strong>{here?.name}</strong>
        </li>
      </ol>
    </nav>
  );
}
