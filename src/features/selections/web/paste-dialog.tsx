import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseQuickOrder } from '#features/cart/rules/public.ts';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { SelectionHead } from '../contract/selection-schemas.ts';
import { describeAdded } from './describe-added.ts';
import { selectionApi } from './selection-api.ts';
import { LISTS_KEY } from './selection-queries.ts';

/** Faults named below the field; the rest is counted. */
const MOST_NAMED = 3;

function faultsOf(errors: readonly { message: string }[]): string | undefined {
  if (errors.length === 0) return undefined;
  const named = errors.slice(0, MOST_NAMED).map(({ message }) => message);
  return errors.length > MOST_NAMED ? `${named.join('；')} 等 ${errors.length} 行` : named.join('；');
}

/** Codes and quantities as they come from a spreadsheet, one row a line. */
export function PasteDialog({ list, onClose }: { list: SelectionHead; onClose: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { rows, errors } = parseQuickOrder(text);
  const save = async () => {
    setBusy(true);
    try {
      const lines = rows.map(({ itemNo, quantity }) => ({ skuCode: itemNo, quantity }));
      const added = await selectionApi.call.addLines({ listId: list.listId, lines }, { context: { idempotencyKey } });
      notify[added.unknownCodes.length > 0 ? 'warning' : 'success'](describeAdded(added, list.name));
      await client.invalidateQueries({ queryKey: LISTS_KEY });
      onClose();
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '添加失败，请检查网络后重试');
      setBusy(false);
    }
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" busy={busy} disabled={rows.length === 0} onClick={() => void save()}>
        {rows.length > 0 ? `添加 ${rows.length} 种` : '添加'}
      </Button>
    </>
  );
  return (
    <Dialog open title="粘贴添加" footer={buttons} locked={busy} onClose={onClose}>
      <TextAreaField
        label="商品编码和数量"
        hint="每行一种：编码、空格或制表符、数量；可从 Excel 直接粘贴。只写编码时数量为 1。"
        rows={9}
        data-first-focus
        placeholder={'FAS9516403 8\nCHE6478908 2'}
        error={faultsOf(errors)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
