import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import type { ReceiptView } from '../../contract/receivable-schemas.ts';
import { receiptStates } from '../../rules/receipt-states.ts';

export type ReceiptAct = 'allocate' | 'collect' | 'reverse';

const LABELS: Readonly<Record<ReceiptAct, string>> = { allocate: '核销', collect: '已兑付', reverse: '冲销' };

function actsOf({ status, method, free, allocations }: ReceiptView): ReceiptAct[] {
  if (!receiptStates.is(status)) return [];
  const acts = receiptStates.deskActs(status);
  const open: Record<ReceiptAct, boolean> = {
    allocate: free !== '0.00' || allocations.length > 0,
    collect: method === 'acceptance',
    reverse: true,
  };
  return acts.filter((act) => open[act]);
}

type Props = { receipt: ReceiptView; onAct: (act: ReceiptAct) => void };

/** What can be done with a receipt now. */
export const ReceiptActs = ({ receipt, onAct }: Props) => (
  <Row gap={4} looks={['wrap']}>
    {actsOf(receipt).map((act) => (
      <Button
        key={act}
        kind="quiet"
        size="sm"
        aria-label={`${LABELS[act]} ${receipt.receiptNo}`}
        onClick={() => onAct(act)}
      >
        {LABELS[act]}
      </Button>
    ))}
  </Row>
);
