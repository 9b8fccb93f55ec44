import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { Calculation } from '../contract/checkout-schemas.ts';
import { type ChangedPrice, changedPrices } from '../rules/changed-prices.ts';
import styles from './price-changed-dialog.module.css';

type PriceChangedDialogProps = {
  /** What the page shows. */
  seen: Calculation;
  /** What it costs now; null keeps the dialog closed. */
  now: Calculation | null;
  submitting: boolean;
  onAccept: (now: Calculation) => void;
  onClose: () => void;
};

const COLUMNS: readonly Column<ChangedPrice>[] = [
  { key: 'item', header: '商品', rowHeader: true, render: (row) => `${row.skuCode} ${row.productName}` },
  { key: 'before', header: '原单价', align: 'right', width: 110, render: (row) => <Money yuan={row.before} exact /> },
  { key: 'after', header: '现单价', align: 'right', width: 110, render: (row) => <Money yuan={row.after} exact /> },
];

/** Prices moved between page and submit: what changed, and whether to order all the same. */
export function PriceChangedDialog({ seen, now, submitting, onAccept, onClose }: PriceChangedDialogProps) {
  if (!now) return null;
  const changed = changedPrices(seen, now);
  const buttons = (
    <>
      <Button onClick={onClose} disabled={submitting}>
        返回修改
      </Button>
      <Button kind="primary" busy={submitting} onClick={() => onAccept(now)}>
        按新金额提交
      </Button>
    </>
  );
  return (
    <Dialog open title="价格有变化，请确认" footer={buttons} size="lg" locked={submitting} onClose={onClose}>
      {changed.length > 0 && (
        <DataTable caption="价格变化的商品" columns={COLUMNS} rows={changed} rowKey={(row) => row.key} compact />
      )}
      <p className={styles.total}>
        应付总额由 <Money yuan={seen.totalAmount} exact /> 变为{' '}
        <Money yuan={now.totalAmount} exact className={styles.now} />
      </p>
    </Dialog>
  );
}
