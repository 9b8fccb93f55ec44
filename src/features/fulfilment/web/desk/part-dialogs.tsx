import { useState } from 'react';
import { CARRIERS } from '#business/carriers/contract/carriers.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskOrder, DeskPart } from '../../contract/fulfilment-desk-schemas.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './desk-order.module.css';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';
import { QuantityRows, readQuantities } from './quantity-rows.tsx';

export type PartDialogProps = { order: DeskOrder; part: DeskPart; onClose: () => void };

const { call } = fulfilmentDeskApi;
const BAD_NUMBERS = '请填写 0 和总数之间的整数';
const CARRIER_OPTIONS = CARRIERS.map((carrier) => ({ value: carrier, label: carrier }));

/** What the warehouse found; what it did not is sent later or not at all. */
export function PickDialog({ order, part, onClose }: PartDialogProps) {
  const act = useAct();
  const [typed, setTyped] = useState(() => part.lines.map(({ quantity }) => String(quantity)));
  const [rest, setRest] = useState<'later' | 'cancel'>('later');
  const [wrong, setWrong] = useState<string | null>(null);
  const found = readQuantities(part.lines, typed);
  const short = found?.some((quantity, place) => quantity < (part.lines[place]?.quantity ?? 0)) ?? false;
  const save = async () => {
    setWrong(found ? null : BAD_NUMBERS);
    if (!found) return;
    const lines = part.lines.map(({ lineNo }, place) => ({ lineNo, found: found[place] ?? 0 }));
    const input = { orderNo: order.orderNo, version: order.version, partNo: part.partNo, lines, rest };
    if (await act.run((context) => call.pick(input, context), '拣货结果已登记')) onClose();
  };
  return (
    <ActDialog
      title={`登记拣货结果 分单 ${part.partNo}`}
      confirmLabel="登记"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <QuantityRows label="实拣" lines={part.lines} typed={typed} onChange={setTyped} />
      {short && (
        <fieldset className={styles.choice}>
          <legend>缺少的商品</legend>
          <label>
            <input type="radio" name="rest" checked={rest === 'later'} onChange={() => setRest('later')} />
            到货后补发，预占的库存先释放
          </label>
          <label>
            <input type="radio" name="rest" checked={rest === 'cancel'} onChange={() => setRest('cancel')} />
            不再发货，从订单中核减
          </label>
        </fieldset>
      )}
    </ActDialog>
  );
}

/** Carrier and number of a parcel, with all that lies ready or some of it. */
export function ShipDialog({ order, part, onClose }: PartDialogProps) {
  const act = useAct();
  const ready = part.lines
    .map((line) => ({ ...line, quantity: line.picked - line.shipped }))
    .filter(({ quantity }) => quantity > 0);
  const [carrier, setCarrier] = useState<string>(part.warehouse === null ? '供应商直送' : '顺丰速运');
  const [trackingNo, setTrackingNo] = useState('');
  const [typed, setTyped] = useState(() => ready.map(({ quantity }) => String(quantity)));
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const quantities = readQuantities(ready, typed);
    setWrong(quantities ? null : BAD_NUMBERS);
    if (!quantities) return;
    const lines = ready.flatMap(({ lineNo }, place) => {
      const quantity = quantities[place] ?? 0;
      return quantity > 0 ? [{ lineNo, quantity }] : [];
    });
    const parcel = { carrier, trackingNo: trackingNo.trim(), lines };
    const input = { orderNo: order.orderNo, version: order.version, partNo: part.partNo, ...parcel };
    if (await act.run((context) => call.ship(input, context), '已发货')) onClose();
  };
  return (
    <ActDialog
      title={`发货 分单 ${part.partNo}`}
      confirmLabel="确认发货"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SelectField
          label="承运商"
          required
          options={CARRIER_OPTIONS}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <TextField
          label="运单号"
          required
          maxLength={40}
          value={trackingNo}
          onChange={(event) => setTrackingNo(event.target.value)}
        />
      </div>
      <QuantityRows label="发货" lines={ready} typed={typed} onChange={setTyped} />
    </ActDialog>
  );
}

/** Quantities that go into a part of their own, with a day of their own. */
export function DivideDialog({ order, part, onClose }: PartDialogProps) {
  const act = useAct();
  const [typed, setTyped] = useState(() => part.lines.map(() => ''));
  const [day, setDay] = useState(part.shipOn ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const quantities = readQuantities(part.lines, typed);
    setWrong(quantities ? null : BAD_NUMBERS);
    if (!quantities) return;
    const lines = part.lines.flatMap(({ lineNo }, place) => {
      const quantity = quantities[place] ?? 0;
      return quantity > 0 ? [{ lineNo, quantity }] : [];
    });
    if (lines.length === 0) return setWrong('请填写要拆出的数量');
    const { orderNo, version } = order;
    const input = { orderNo, version, partNo: part.partNo, promisedOn: day || null, lines };
    if (await act.run((context) => call.divide(input, context), '已拆分')) onClose();
  };
  return (
    <ActDialog
      title={`拆分 分单 ${part.partNo}`}
      confirmLabel="拆分"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField label="新分单承诺发货日" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </div>
      <QuantityRows label="拆出" lines={part.lines} typed={typed} onChange={setTyped} />
    </ActDialog>
  );
}
