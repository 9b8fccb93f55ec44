import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListWish } from '#features/catalog/web/public.ts';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { SelectionHead } from '../contract/selection-schemas.ts';
import styles from './add-to-list-dialog.module.css';
import { describeAdded } from './describe-added.ts';
import { selectionApi } from './selection-api.ts';
import { LISTS_KEY, listChoicesQuery } from './selection-queries.ts';

export type AddToListDialogProps = { wish: ListWish; onClose: () => void };

/** A list that does not exist yet. */
const NEW = 'new';

type Target = { listId: string; name: string };

/** Chooses the list that goods go on, or makes one for them. */
export default function AddToListDialog({ wish, onClose }: AddToListDialogProps) {
  const { data: lists } = useQuery(listChoicesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const { busy, run } = useAct({ passing: true, otherwise: '加入清单失败，请检查网络后重试', renews: [LISTS_KEY] });
  // One wish, one key: a second try after a lost answer adds nothing twice.
  const [key] = useState(newIdempotencyKey);
  const target = chosen ?? lists?.[0]?.listId ?? NEW;
  const lines = wish.lines.map(({ itemNo, quantity }) => ({ skuCode: itemNo, quantity }));
  const send = async ({ listId, name: listName }: Target) => {
    const context = { idempotencyKey: `${key}-${listId}` };
    return listId === NEW
      ? selectionApi.call.create({ name: listName, lines }, { context })
      : selectionApi.call.addLines({ listId, lines }, { context });
  };
  const save = async () => {
    const listName = target === NEW ? name.trim() : (lists?.find(({ listId }) => listId === target)?.name ?? '');
    if (!listName) return notify.warning('请填写清单名称');
    const saved = await run(async () => {
      notify.success(describeAdded(await send({ listId: target, name: listName }), listName));
    });
    if (saved) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" busy={busy} disabled={!lists} onClick={() => void save()}>
        加入
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title="加入清单" footer={buttons} locked={busy} onClose={onClose}>
      <p className={styles.goods}>{wish.label}</p>
      {lists ? (
        <Choices lists={lists} target={target} name={name} onTarget={setChosen} onName={setName} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </Dialog>
  );
}

type ChoicesProps = {
  lists: readonly SelectionHead[];
  target: string;
  name: string;
  onTarget: (listId: string) => void;
  onName: (name: string) => void;
};

function Choices({ lists, target, name, onTarget, onName }: ChoicesProps) {
  const radio = (listId: string, label: string, note: string) => (
    <label key={listId} className={styles.choice} data-chosen={target === listId || undefined}>
      <input type="radio" name="selection-list" checked={target === listId} onChange={() => onTarget(listId)} />
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{note}</span>
    </label>
  );
  return (
    <fieldset>
      <legend className="visually-hidden">选择清单</legend>
      <div className={styles.choices}>
        {lists.map((list) => radio(list.listId, list.name, `${list.lineCount} 种`))}
        {radio(NEW, '新建清单', '')}
      </div>
      {target === NEW && (
        <TextField
          label="清单名称"
          placeholder="如：月度备件"
          maxLength={60}
          required
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </fieldset>
  );
}
