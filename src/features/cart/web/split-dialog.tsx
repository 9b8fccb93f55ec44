import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { QuantityStepper } from '#platform/web/controls/quantity-stepper.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import { mergeServerLines } from '../rules/patch-cart.ts';
import { splitObstacle } from '../rules/split-line.ts';
import { CART_TYPE, cartApi } from './cart-api.ts';
import styles from './cart-dialog.module.css';
import { cartCountQuery, cartQuery } from './cart-queries.ts';

export type SplitDialogProps = {
  line: CartLine;
  /** Saves what is waiting: the server splits what it has. */
  flush: () => Promise<boolean>;
  onClose: () => void;
};

const NOTHING_CHANGING: ReadonlySet<string> = new Set();

/** Takes some of a line into a line of its own, for another department, project or day. */
export default function SplitDialog({ line, flush, onClose }: SplitDialogProps) {
  const queryClient = useQueryClient();
  const { orderUnit: unit, skuCode, split, quantity } = line;
  // What could be ordered alone where there is enough for it, else half.
  const [taken, setTaken] = useState(quantity >= 2 * line.moqSales ? line.moqSales : Math.floor(quantity / 2));
  const { busy, obtain } = useAct({ passing: true, otherwise: '拆分失败，请检查网络后重试', renews: [] });
  const obstacle = splitObstacle({ quantity, taken, unit });
  const save = async () => {
    const done = await obtain(async (context) => {
      if (!(await flush())) return false;
      const input = { type: CART_TYPE, skuCode, split, quantity: taken } as const;
      const { lines, cartCount } = await cartApi.call.split(input, context);
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && mergeServerLines(cart, lines, NOTHING_CHANGING));
      queryClient.setQueryData(cartCountQuery.queryKey, cartCount);
      notify.success('已拆成两行，可分别填写用途');
      return true;
    });
    if (done) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" busy={busy} disabled={obstacle !== null} onClick={() => void save()}>
        拆分
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={`拆分 ${skuCode}`} footer={buttons} locked={busy} onClose={onClose}>
      <p className={styles.lead}>
        {line.productName}，现有 {quantity} {unit}。
      </p>
      <Row gap={10} looks={['wrap']}>
        <span>新的一行</span>
        <QuantityStepper
          label={`拆出 ${skuCode}`}
          value={taken}
          onChange={setTaken}
          rule={(typed, previous) => snapQuantity({ value: typed, previous, moq: 1, step: 1 })}
          minimum={1}
          step={1}
        />
        <span>
          {unit}，原行余 <b>{Math.max(0, quantity - taken)}</b> {unit}
        </span>
      </Row>
      <p className={styles.hint} role="status">
        {obstacle ?? '两行可分别填写需求部门、成本中心、项目和到货日；起订量按两行合计判断。'}
      </p>
    </Dialog>
  );
}
