import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { DeskReturn } from '../../contract/case-desk-schemas.ts';
import { returnStates } from '../../rules/return-status.ts';
import styles from './case-desk.module.css';

function Parcel({ parcel }: { parcel: DeskReturn }) {
  const { returnNo, status, statusLabel, carrier, trackingNo, news } = parcel;
  return (
    <div className={styles.parcel}>
      <Facts
        facts={[
          { label: '退货单', value: returnNo },
          { label: '状态', value: <StateTag states={returnStates} status={status} label={statusLabel} /> },
          { label: '方式', value: parcel.wayLabel },
          { label: '承运商与运单号', value: [carrier, trackingNo].filter(Boolean).join(' ') },
          { label: '取件时间', value: parcel.pickupSlot },
          { label: '退回仓库', value: parcel.warehouseName },
          { label: '到仓时间', value: parcel.arrivedAt && displayTime(parcel.arrivedAt) },
          ...(parcel.failure ? [{ label: '未成功原因', value: parcel.failure }] : []),
        ]}
      />
      {news.length > 0 && (
        <ul className={styles.news} aria-label={`${returnNo} 物流`}>
          {news.map(({ at, words, place }) => (
            <li key={`${at} ${words}`}>
              <time dateTime={at} className={styles.quiet}>
                {displayTime(at)}
              </time>{' '}
              {words}
              {place && `（${place}）`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Parcels that come back for the case, the newest first. */
export function ReturnParcels({ returns }: { returns: readonly DeskReturn[] }) {
  return (
    <Section title="退回包裹">
      {returns.map((parcel) => (
        <Parcel key={parcel.returnNo} parcel={parcel} />
      ))}
    </Section>
  );
}
