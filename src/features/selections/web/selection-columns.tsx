import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Cut } from '#platform/web/display/cut.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SelectionRow } from '../contract/selection-schemas.ts';
import { selectionHref } from './selection-href.ts';
import styles from './selection-overview.module.css';
import type { useListActs } from './use-list-acts.ts';

type Acts = Pick<ReturnType<typeof useListActs>, 'copy' | 'remove'>;

/** Columns of the lists in reading order. */
export function selectionColumns(acts: Acts): readonly ListColumn<SelectionRow>[] {
  return [
    { key: 'name', title: '清单', fixed: true, rowHeader: true, render: (row) => <Name row={row} /> },
    { key: 'goods', title: '商品', width: 240, render: (row) => <Goods row={row} /> },
    {
      key: 'owner',
      title: '创建人',
      width: 90,
      ellipsis: true,
      render: (row) => (row.own ? '我' : row.ownerName),
    },
    { key: 'updatedAt', title: '最近修改', width: 146, render: (row) => displayTime(row.updatedAt) },
    { key: 'acts', title: '操作', width: 158, fixed: true, render: (row) => <RowActs row={row} {...acts} /> },
  ];
}

function Name({ row }: { row: SelectionRow }) {
  return (
    <span className={styles.name}>
      <span className={styles.line}>
        <PageLink href={selectionHref(row.listId)}>{row.name}</PageLink>
        {row.shared && <Tag tone="progress">{row.own ? '已共享' : '同事共享'}</Tag>}
      </span>
      {row.note && <Cut as={Quiet}>{row.note}</Cut>}
    </span>
  );
}

function Goods({ row: { pictures, lineCount } }: { row: SelectionRow }) {
  return (
    <span className={styles.goods}>
      {pictures.map((picture) => (
        <Picture key={picture} src={picture} alt="" width={36} height={36} />
      ))}
      <span className={styles.count}>{lineCount > 0 ? `${lineCount} 种` : '还没有商品'}</span>
    </span>
  );
}

function RowActs({ row, copy, remove }: Acts & { row: SelectionRow }) {
  return (
    <span className={styles.acts}>
      <PageLink href={selectionHref(row.listId)} aria-label={`打开 ${row.name}`}>
        打开
      </PageLink>
      <Button kind="quiet" size="sm" aria-label={`复制 ${row.name}`} onClick={() => void copy(row)}>
        复制
      </Button>
      {row.own && (
        <Button kind="quiet" size="sm" aria-label={`删除 ${row.name}`} onClick={() => void remove(row)}>
          删除
        </Button>
      )}
    </span>
  );
}
