import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { CaseDetail, CaseParcel } from '../../contract/case-schemas.ts';
import { returnStates } from '../../rules/return-status.ts';
import styles from './case.module.css';

/** Parcels whose label can still be stuck on something. */
const LABELLED: readonly string[] = ['asked', 'booked', 'moving'];

const labelHref = (returnNo: string) => `/after-sales/returns/label?returnNo=${encodeURIComponent(returnNo)}`;

/** What comes back: who carries it, where it is, and its label to print. */
export function CaseParcels({ found: { parcels } }: { found: CaseDetail }) {
  if (parcels.length === 0) return null;
  return (
    <Section title="退回物流" note={parcels.length > 1 ? `共 ${parcels.length} 次` : undefined}>
      <Stack>
        {parcels.map((parcel) => (
          <Parcel key={parcel.returnNo} parcel={parcel} />
        ))}
      </Stack>
    </Section>
  );
}

function Parcel({ parcel }: { parcel: CaseParcel }) {
  const { returnNo, wayLabel, carrier, trackingNo, status, statusLabel, pickupSlot, failure, news } = parcel;
  return (
    <article className={styles.parcel} aria-label={`退货单 ${returnNo}`}>
      <Row gap="4px 12px" looks={['wrap']}>
        <h3>退货单 {returnNo}</h3>
        <StateTag states={returnStates} status={status} label={statusLabel} />
        <Quiet inline>{[wayLabel, carrier].filter(Boolean).join(' · ')}</Quiet>
        {trackingNo && (
          <span>
            {trackingNo} <CopyText text={trackingNo} label="运单号" />
          </span>
        )}
        {LABELLED.includes(status) && (
          <a className={styles.label} href={labelHref(returnNo)} target="_blank" rel="noopener noreferrer">
            打印退货标签
          </a>
        )}
      </Row>
      {pickupSlot && <Quiet>取件时间 {pickupSlot}</Quiet>}
      {failure && <p className={styles.failed}>{failure}</p>}
      {news.length > 0 && (
        <ol className={styles.track}>
          {news.map(({ at, place, words }) => (
            <li key={`${at} ${words}`}>
              <time dateTime={at}>{displayTime(at)}</time>
              <span>{[place, words].filter(Boolean).join(' ')}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
