import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { type ActContext, useAct } from '#platform/web/use-act.ts';
import type { SelectionHead } from '../contract/selection-schemas.ts';
import { describeAdded } from './describe-added.ts';
import { selectionApi } from './selection-api.ts';
import { LISTS_KEY } from './selection-queries.ts';

/** Faults named below the field; the rest is counted. */
const MOST_NAMED = 3;

function faultsOf(faults: readonly string[]): string | undefined {
  if (faults.length === 0) return undefined;
  const named = faults.slice(0, MOST_NAMED).join('；');
  return faults.length > MOST_NAMED ? `${named} 等 ${faults.length} 行` : named;
}

const TOO_LONG = '一次最多 500 行，请分几次粘贴';

/** Codes and quantities as they come from a spreadsheet, one row a line; what cannot be taken stays in the field. */
export function PasteDialog({ list, onClose }: { list: SelectionHead; onClose: () => void }) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { busy, run } = useAct({ passing: true, otherwise: '添加失败，请检查网络后重试', renews: [LISTS_KEY] });
  const add = async ({ context }: ActContext) => {
    const { readPastedSelection } = await import('./paste-lines.ts');
    const pasted = await readPastedSelection(text);
    if (!pasted) return setFaults([TOO_LONG]);
    setFaults(pasted.faults);
    if (pasted.totals > 0) notify.warning(`${pasted.totals} 行是合计，没有加入`);
    if (pasted.lines.length === 0) return;
    const input = { listId: list.listId, lines: pasted.lines };
    const added = await selectionApi.call.addLines(input, { context });
    notify[added.unknownCodes.length > 0 ? 'warning' : 'success'](describeAdded(added, list.name));
    setText(pasted.left);
    if (pasted.left === '') onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" busy={busy} disabled={text.trim() === ''} onClick={() => void run(add)}>
        添加
      </Button>
    </>
  );
  return (
    <Dialog open title="粘贴添加" footer={buttons} locked={busy} onClose={onClose}>
      <TextAreaField
        label="商品编码和数量"
        hint="每行一种：编码或型号、数量，可带单位；可从 Excel 直接粘贴。只写编码时数量为 1。"
        rows={9}
        data-first-focus
        placeholder={'FAS9516403 8\nCHE6478908 2'}
        error={faultsOf(faults)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFaults([]);
        }}
      />
    </Dialog>
  );
}
