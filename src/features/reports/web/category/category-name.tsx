import { Quiet } from '#platform/web/display/quiet.tsx';
import { ChevronRightIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { BreakdownRow } from '../../contract/report-schemas.ts';
import { unfolds } from '../breakdown/tree-lines.ts';
import styles from './category.module.css';

type Props = { row: BreakdownRow; into: (key: string) => string };

/** Name of a category; where it has parts, the way to them. */
export function CategoryName({ row, into }: Props) {
  const name = `${row.name}${row.own ? '（本级）' : ''}`;
  return (
    <>
      {unfolds(row) ? (
        <PageLink href={into(row.key)} className={styles.into}>
          {name}
          <ChevronRightIcon size={13} />
        </PageLink>
      ) : (
        name
      )}{' '}
      <Quiet inline>{row.code}</Quiet>
    </>
  );
}
