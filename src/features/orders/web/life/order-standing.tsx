import { displayTime } from '#platform/shared/display-time.ts';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import type { OrderDetail, OrderSide } from '../../contract/order-schemas.ts';
import { PayRest } from '../pay/pay-rest.tsx';
import styles from './order-standing.module.css';

/** Days stand as they are; moments in Shanghai's time. */
const readable = (at: string) => (at.includes('T') ? displayTime(at) : at);

/** What happens next and until when: the first thing people look for. */
export function NextLine({ order: { next, pay, promise } }: { order: Pick<OrderDetail, 'next' | 'pay' | 'promise'> }) {
  return (
    <p className={styles.next}>
      {next.text}
      {next.by && (
        <span className={styles.by}>
          {next.by.label} <time dateTime={next.by.at}>{readable(next.by.at)}</time>
        </span>
      )}
      {promise && <PromiseLine promise={promise} />}
      {pay && <PayRest until={pay.until} />}
    </p>
  );
}

/** What was promised for the whole order, in the words its lines and parcels have. */
export function PromiseLine({ promise: { text, broken } }: { promise: NonNullable<OrderDetail['promise']> }) {
  return (
    <span className={styles.promise}>
      承诺交期 {text} {broken && <Tag tone="danger">已延误</Tag>}
    </span>
  );
}

const TONES: readonly TagTone[] = ['neutral', 'progress', 'success', 'warning', 'danger'];

/** Side states, each on its own: none of them is the state of the order. */
export function SideStates({ sides }: { sides: readonly OrderSide[] }) {
  return (
    <dl className={styles.sides}>
      {sides.map((side) => (
        <div key={side.key} className={styles.side}>
          <dt>{side.label}</dt>
          <dd>
            <Tag tone={TONES.find((tone) => tone === side.tone)}>{side.value}</Tag>
          </dd>
        </div>
      ))}
    </dl>
  );
}
