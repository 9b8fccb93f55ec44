import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { DeskOrder, DeskParcel, ParcelAct } from '../../contract/fulfilment-desk-schemas.ts';
import { ParcelCard } from '../parcel-card.tsx';
import { SignRecordCard } from '../sign-record.tsx';
import { DeskSignDialog, ReceiptsDialog, RefuseDialog } from './parcel-dialogs.tsx';
import { useQuickActs } from './use-quick-acts.ts';

const DIALOGS = { sign: DeskSignDialog, refuse: RefuseDialog, receipts: ReceiptsDialog } as const;
type Opened = { kind: keyof typeof DIALOGS; shipmentNo: string };

type ParcelActsProps = { order: DeskOrder; parcel: DeskParcel; onOpen: (opened: Opened) => void };

function ParcelActs({ order, parcel: { shipmentNo, acts }, onOpen }: ParcelActsProps) {
  const quick = useQuickActs(order);
  const may = (act: ParcelAct) => acts.includes(act);
  if (may('takeBack')) {
    return (
      <Button
        size="sm"
        aria-label={`拒收商品入库 ${shipmentNo}`}
        busy={quick.busyWith('takeBack')}
        onClick={() => quick.takeBack(shipmentNo)}
      >
        拒收商品入库
      </Button>
    );
  }
  if (!may('sign')) {
    return may('addReceipts') ? (
      <Button size="sm" aria-label={`上传回单 ${shipmentNo}`} onClick={() => onOpen({ kind: 'receipts', shipmentNo })}>
        上传回单
      </Button>
    ) : null;
  }
  return (
    <>
      <Button size="sm" aria-label={`登记拒收 ${shipmentNo}`} onClick={() => onOpen({ kind: 'refuse', shipmentNo })}>
        登记拒收
      </Button>
      {may('deliver') && (
        <Button
          size="sm"
          aria-label={`标记送达 ${shipmentNo}`}
          busy={quick.busyWith('deliver')}
          onClick={() => quick.deliver(shipmentNo)}
        >
          标记送达
        </Button>
      )}
      <Button
        size="sm"
        kind="primary"
        aria-label={`登记签收 ${shipmentNo}`}
        onClick={() => onOpen({ kind: 'sign', shipmentNo })}
      >
        登记签收
      </Button>
    </>
  );
}

/** Parcels of an order and what their receivers said. */
export function ParcelList({ order }: { order: DeskOrder }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const parcel = order.parcels.find(({ shipmentNo }) => shipmentNo === opened?.shipmentNo);
  const Opening = opened && DIALOGS[opened.kind];
  if (order.parcels.length === 0) return null;
  return (
    <Section title="包裹" note={`共 ${order.parcels.length} 个`}>
      <Stack>
        {order.parcels.map((one) => (
          <ParcelCard
            key={one.shipmentNo}
            parcel={one}
            action={<ParcelActs order={order} parcel={one} onOpen={setOpened} />}
          />
        ))}
        {order.signs.map((record) => (
          <SignRecordCard key={record.shipmentNo} record={record} />
        ))}
      </Stack>
      {Opening && parcel && <Opening order={order} parcel={parcel} onClose={() => setOpened(null)} />}
    </Section>
  );
}
