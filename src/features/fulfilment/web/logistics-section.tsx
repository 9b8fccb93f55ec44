import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { Logistics, Parcel, WaitingPart } from '../contract/fulfilment-schemas.ts';
import { partStates } from '../rules/part-status.ts';
import { logisticsQuery } from './fulfilment-api.ts';
import styles from './logistics.module.css';
import { GoodsList, ParcelCard } from './parcel-card.tsx';
import { SignDialog } from './sign-dialog.tsx';

function Waiting({ part }: { part: WaitingPart }) {
  return (
    <article className={styles.parcel} aria-label={`待发出 ${part.partNo}`}>
      <header className={styles.head}>
        <h3>{part.from}</h3>
        <StateTag states={partStates} status={part.status} label={part.statusLabel} />
        <span className={styles.carrier}>{part.promise}</span>
      </header>
      <GoodsList lines={part.lines} />
    </article>
  );
}

/** Every parcel with its way, and what has not left yet. Nothing where there is nothing to tell. */
export function LogisticsView({
  logistics: { parcels, waiting },
  action,
}: {
  logistics: Logistics;
  action?: (parcel: Parcel) => ReactNode;
}) {
  const count = parcels.length + waiting.length;
  if (count === 0) return null;
  return (
    <Section title="物流信息" note={count > 1 ? `分 ${count} 批发货` : undefined}>
      <Stack>
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.shipmentNo} parcel={parcel} action={action?.(parcel)} />
        ))}
        {waiting.map((part) => (
          <Waiting key={part.partNo} part={part} />
        ))}
      </Stack>
    </Section>
  );
}

/** 物流 of the caller's own order, which can be signed for here. */
export function LogisticsSection({ orderNo }: { orderNo: string }) {
  const { data } = useSuspenseQuery(logisticsQuery(orderNo));
  const [signing, setSigning] = useState<Parcel | null>(null);
  return (
    <>
      <LogisticsView
        logistics={data}
        action={(parcel) =>
          parcel.canSign && (
            <Button
              kind={parcel.deliveredAt ? 'primary' : 'plain'}
              size="sm"
              aria-label={`签收 包裹 ${parcel.shipmentNo}`}
              onClick={() => setSigning(parcel)}
            >
              签收
            </Button>
          )
        }
      />
      {signing && <SignDialog parcel={signing} onClose={() => setSigning(null)} />}
    </>
  );
}
