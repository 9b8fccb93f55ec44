import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#features/access/web/public.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { CustomerItem } from '../contract/material-contract.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import styles from './customer-codes.module.css';
import { customerCodesQuery } from './material-queries.ts';

const editor = lateComponent<CodeEditorProps>(async () => (await import('./code-editor.tsx')).default);

/** A new code, or the one that is being changed. */
type Edited = CustomerItem | 'new' | null;

type CustomerCodesProps = {
  itemCode: string;
  /** Code that a search came by; said only where it really is one of this item. */
  matched?: string;
};

/** The firm's own codes of an item, changed in place by those who keep them. One entry of a list of numbers. */
export function CustomerCodes({ itemCode, matched }: CustomerCodesProps) {
  const { data: codes = [] } = useQuery(customerCodesQuery(itemCode));
  const mayEdit = usePermission('CUSTOMER_ITEM_MANAGEMENT');
  const [edited, setEdited] = useState<Edited>(null);
  const Editor = editor.useWhen(edited !== null);
  if (codes.length === 0 && !mayEdit) return null;
  const found = codes.find(({ materialCode }) => materialCode === matched);
  return (
    <div>
      <dt>客户编码</dt>
      <dd className={styles.codes}>
        {found && <Tag tone="accent">匹配客户编码 {found.materialCode}</Tag>}
        {edited !== null && Editor ? (
          <Editor itemCode={itemCode} edited={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        ) : (
          <CodeList codes={codes} mayEdit={mayEdit} onEdit={setEdited} />
        )}
      </dd>
    </div>
  );
}

type CodeListProps = {
  codes: readonly CustomerItem[];
  mayEdit: boolean;
  onEdit: (edited: Edited) => void;
};

function CodeList({ codes, mayEdit, onEdit }: CodeListProps) {
  const preload = editor.preload;
  return (
    <>
      {codes.map((item) => (
        <span key={item.materialCode}>
          <span className={styles.code}>{item.materialCode}</span>
          {item.materialName && <span className={styles.name}>{item.materialName}</span>}
          {mayEdit && (
            <>
              {' '}
              <button
                type="button"
                className={styles.act}
                aria-label={`修改客户编码 ${item.materialCode}`}
                onPointerEnter={preload}
                onClick={() => onEdit(item)}
              >
                修改
              </button>
            </>
          )}
        </span>
      ))}
      {mayEdit && (
        <button
          type="button"
          className={styles.act}
          aria-label="添加客户编码"
          onPointerEnter={preload}
          onClick={() => onEdit('new')}
        >
          {codes.length ? '添加' : '添加贵司编码'}
        </button>
      )}
    </>
  );
}
