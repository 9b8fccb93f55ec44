import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ChevronLeftIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import exports from '../contract/exports.gen.json';
import type { SelectionDetail } from '../contract/selection-schemas.ts';
import { selectionHref } from './selection-href.ts';
import styles from './selection-view.module.css';

type Props = {
  list: SelectionDetail;
  onEdit: () => void;
  onPaste: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

/** What the list is, whose, and what can be done with it as a whole. */
export function SelectionHeadLine({ list, onEdit, onPaste, onCopy, onDelete }: Props) {
  return (
    <header className={styles.head}>
      <PageLink href={selectionHref()} className={styles.back}>
        <ChevronLeftIcon size={14} />
        全部清单
      </PageLink>
      <div className={styles.titleLine}>
        <h1 className={styles.title}>{list.name}</h1>
        {list.shared && <Tag tone="progress">{list.own ? '已共享' : '同事共享'}</Tag>}
      </div>
      {list.note && <p className={styles.note}>{list.note}</p>}
      <p className={styles.facts}>
        {list.own ? '我' : list.ownerName}创建 · {list.lineCount} 种商品 · {displayTime(list.updatedAt)} 修改
        {!list.own && ' · 只能查看和使用，复制后可修改'}
      </p>
      <div className={styles.acts}>
        {list.own && <Button onClick={onEdit}>修改信息</Button>}
        {list.own && <Button onClick={onPaste}>粘贴添加</Button>}
        <Button onClick={onCopy}>复制清单</Button>
        {list.lines.length > 0 && <ExportList list={list} />}
        {list.own && (
          <Button kind="quiet" onClick={onDelete}>
            删除清单
          </Button>
        )}
      </div>
    </header>
  );
}

function ExportList({ list: { listId, name } }: { list: SelectionDetail }) {
  return (
    <SaveFileButton {...exports.selection} input={{ listId }} fileName={`${name}.xlsx`}>
      导出 Excel
    </SaveFileButton>
  );
}
