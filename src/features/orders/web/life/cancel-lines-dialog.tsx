import { useState } from 'react';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { OrderDetail, OrderLine } from '../../contract/order-schemas.ts';
import { CancelMoney } from '../cancel-money.tsx';
import { orderActApi } from '../order-act-api.ts';
import { ORDERS_KEY } from '../order-queries.ts';
import styles from './cancel-lines-dialog.module.css';
import { CancelReasonField } from './cancel-reason-field.tsx';
import { CANCEL_REASONS } from './cancel-reasons.ts';

type Wishes = ReadonlyMap<number, number>;

/** What was typed as a whole number that can be called off; anything else counts as nothing. */
const wished = (text: string, open: number) => Math.min(open, Math.max(0, Math.trunc(Number(text)) || 0));

const linesOf = (wishes: Wishes) =>
  [...wishes].map(([lineNo, quantity]) => ({ lineNo, quantity })).filter(({ quantity }) => quantity > 0);

type Props = { order: OrderDetail; open: boolean; onClose: () => void };

/** Calls off single lines or quantities that have not left the warehouse. */
export function CancelLinesDialog({ order, open, onClose }: Props) {
  const { run } = useAct({
    passing: true,
    staleAfter: 'any',
    otherwise: '取消失败，请检查网络后重试',
    renews: [ORDERS_KEY],
  });
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const lines = linesOf(wishes);
  const cancel = () => {
    if (lines.length === 0) {
      notify.warning('请填写要取消的数量');
      return false;
    }
    return run(async () => {
      const { orderNo, version } = order;
      const { releasedAmount } = await orderActApi.call.cancel({ orderNo, version, reason, lines });
      notify.success(`已取消 ${lines.length} 行商品，订单金额减少 ${displayYuan(releasedAmount)}`);
      setWishes(new Map());
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title="取消部分商品"
      confirmLabel="取消所填数量"
      dismissLabel="再想想"
      danger
      onConfirm={cancel}
      onClose={onClose}
    >
      <p className={styles.note}>未发货的数量可以取消，取消后不能恢复，库存随即释放。</p>
      <ul className={styles.lines}>
        {order.lines
          .filter((line) => line.openQuantity > 0)
          .map((line) => (
            <OpenLine
              key={line.lineNo}
              line={line}
              value={wishes.get(line.lineNo) ?? 0}
              onChange={(quantity) => setWishes(new Map(wishes).set(line.lineNo, quantity))}
            />
          ))}
      </ul>
      {open && lines.length > 0 && <CancelMoney orderNo={order.orderNo} lines={lines} />}
      <CancelReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}

type LineProps = { line: OrderLine; value: number; onChange: (quantity: number) => void };

function OpenLine({ line, value, onChange }: LineProps) {
  return (
    <li className={styles.line}>
      <span>
        {line.productName}
        <Quiet>
          {[line.skuCode, ...lineFieldWords(line)].join(' · ')} · 可取消 {line.openQuantity} {line.orderUnit}
        </Quiet>
      </span>
      <input
        className={styles.quantity}
        aria-label={`取消数量：${line.productName}`}
        inputMode="numeric"
        autoComplete="off"
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        onChange={({ target }) => onChange(wished(target.value, line.openQuantity))}
      />
    </li>
  );
}
