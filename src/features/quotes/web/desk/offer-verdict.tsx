import { formatAmount } from '#platform/shared/money.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { REVIEW_WORDS, wantsPriceReason } from '../../rules/review-offers.ts';
import { draftProfit, draftReasons } from './judge-drafts.ts';
import type { OfferDraft } from './offer-draft.ts';
import { ProfitFigure } from './profit-figure.tsx';

/** What an offer earns with what is typed now, and why a second person would have to look at it. */
export function OfferVerdict({ offer, onReason }: { offer: OfferDraft; onReason: (reason: string) => void }) {
  const profit = draftProfit(offer);
  const reasons = draftReasons(offer);
  return (
    <>
      <Row gap={10} looks={['wrap']}>
        <span>
          利润 <ProfitFigure profit={profit && formatAmount(profit.profitFen)} marginBp={profit?.marginBp ?? null} />
        </span>
        {reasons.map((reason) => (
          <Tag key={reason} tone={reason === 'loss' ? 'danger' : 'warning'}>
            {REVIEW_WORDS[reason]}
          </Tag>
        ))}
      </Row>
      {wantsPriceReason(reasons) && (
        <TextField
          label="低价原因（复核人可见，客户不可见）"
          maxLength={200}
          required
          value={offer.priceReason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </>
  );
}
