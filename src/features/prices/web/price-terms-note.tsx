import { displayTime } from '#platform/shared/display-time.ts';
import type { WireTerms } from '../contract/price-schemas.ts';
import styles from './prices.module.css';

/** What gives the price and until when: a promotion by its name, an agreement by its last day. */
export function PriceTermsNote({ terms: { agreement, promotion } }: { terms: WireTerms }) {
  if (!agreement && !promotion) return null;
  return (
    <p className={styles.terms}>
      {promotion && (
        <span>
          {`${promotion.name}，`}
          <time dateTime={promotion.endsAt}>{displayTime(promotion.endsAt)}</time> 结束
        </span>
      )}
      {agreement && (
        <span>
          {agreement.validTo ? (
            <>
              协议价有效期至 <time dateTime={agreement.validTo}>{agreement.validTo}</time>
            </>
          ) : (
            '协议价长期有效'
          )}
        </span>
      )}
    </p>
  );
}
