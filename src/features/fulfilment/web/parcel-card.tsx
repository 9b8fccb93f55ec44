import type { ReactNode } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import type { Parcel, ParcelGoods } from '../contract/fulfilment-schemas.ts';
import { shipmentStates } from '../rules/shipment-status.ts';
import { goodsWords } from './goods-words.ts';
import styles from './logistics.module.css';

/** Goods in a line: picture, name, how many. */
export function GoodsList({ lines }: { lines: readonly ParcelGoods[] }) {
  return (
    <ul className={styles.goods}>
      {lines.map((line) => (
        <li key={line.lineNo}>
          <Picture src={line.productImg} alt="" width={40} height={40} />
          <span className={styles.goodsName}>
            <span>{line.productName}</span>
            <small>{goodsWords(line)}</small>
          </span>
          <b className={styles.quantity}>
            {line.quantity} {line.orderUnit}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** What a carrier told of a parcel, the latest first. */
function Track({ events }: { events: Parcel['events'] }) {
  return (
    <ol className={styles.track}>
      {events.map(({ at, place, words }, index) => (
        <li key={`${at} ${words}`} className={index === 0 ? styles.latest : undefined}>
          <time dateTime={at}>{displayTime(at)}</time>
          <span>{[place, words].filter(Boolean).join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}

/** One parcel: who carries it, where it is, and what is in it. */
export function ParcelCard({ parcel, action }: { parcel: Parcel; action?: ReactNode }) {
  const { shipmentNo, carrier, trackingNo, status, statusLabel, lines, events, autoSignAt, promise } = parcel;
  return (
    <article className={styles.parcel} aria-label={`包裹 ${shipmentNo}`}>
      <header className={styles.head}>
        <h3>包裹 {shipmentNo}</h3>
        <StateTag states={shipmentStates} status={status} label={statusLabel} />
        <span className={styles.carrier}>
          {carrier} {trackingNo}
          <CopyText text={trackingNo} label="运单号" />
        </span>
        {action && <span className={styles.action}>{action}</span>}
      </header>
      {promise && <p className={styles.hint}>承诺 {promise}</p>}
      {autoSignAt && <p className={styles.hint}>{displayTime(autoSignAt)} 前没有反馈将自动签收</p>}
      <div className={styles.columns}>
        <Track events={events} />
        <GoodsList lines={lines} />
      </div>
    </article>
  );
}
