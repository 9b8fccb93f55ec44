import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import styles from './case-desk.module.css';
import { caseDeskApi } from './case-desk-api.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

/** The parcel lies in a warehouse; what is in it is counted afterwards. */
export function ReceiveDialog({ found, onClose }: { found: DeskCase; onClose: () => void }) {
  const { caseNo, version, lines } = found;
  const act = useAct({ staleAfter: ['CASE_CHANGED', 'CASE_DESK_STEP'] });
  const [warehouse, setWarehouse] = useState(found.warehouse);
  const [note, setNote] = useState('');
  const save = async () => {
    const input = { caseNo, version, warehouse, note: note.trim() };
    if (await act.run((context) => caseDeskApi.call.receive(input, context), '已登记到仓，请尽快检测')) onClose();
  };
  const awaited = lines.map(({ lineNo, productName, granted, quantity, orderUnit }) => (
    <li key={lineNo}>
      {productName} {granted ?? quantity} {orderUnit}
    </li>
  ));
  return (
    <ActDialog
      title={`登记到仓 ${caseNo}`}
      confirmLabel="登记到仓"
      busy={act.busy}
      problem={act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <ul className={styles.news} aria-label="应退商品">
          {awaited}
        </ul>
        <WarehouseSelect label="收货仓库" value={warehouse} onChange={setWarehouse} />
        <TextField
          label="备注"
          maxLength={300}
          placeholder="如：外箱破损、包裹不止一件"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
