import { useState } from 'react';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskQuote } from '../../contract/quote-desk-schemas.ts';
import { quoteDeskApi } from '../quote-api.ts';
import { type BasisWish, ChangeBasisDialog } from './change-basis-dialog.tsx';
import { DraftFoot } from './draft-foot.tsx';
import { sentTerms, TermsFields, termsFault, termsOf } from './draft-terms.tsx';
import { ItemPicker } from './item-picker.tsx';
import { alternativeOf, draftOf, type OfferDraft, offerFault, pricedOf, withItem } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';

type Draft = NonNullable<DeskQuote['draft']>;
/** What is open over the page, and for which offer. */
type Opened = { dialog: 'item' | 'basis'; key: string } | null;

/** The draft of the next version: prices with what they earn, terms, then save, send, or have it looked at. */
export function DraftForm({ quote, draft }: { quote: DeskQuote; draft: Draft }) {
  const { quoteNo, version } = quote;
  const { call } = quoteDeskApi;
  // The draft is saved with it, and stands where the change is refused: the page shows what stands then.
  const act = useAct({ staleAfter: 'any', passing: true });
  const [offers, setOffers] = useState<readonly OfferDraft[]>(() => draft.lines.map(draftOf));
  const [opened, setOpened] = useState<Opened>(null);
  const [terms, setTerms] = useState(() => termsOf(draft));
  const change = (key: string, part: Partial<OfferDraft>) =>
    setOffers(offers.map((offer) => (offer.key === key ? { ...offer, ...part } : offer)));
  const fault = termsFault(terms) ?? offers.map((offer) => offerFault(offer)).find((found) => found !== null) ?? null;
  const written = () => ({ quoteNo, version, ...sentTerms(terms), lines: offers.map(pricedOf) });
  const changeBasis = ({ lineNo, offerNo }: OfferDraft, wish: BasisWish) =>
    act.run(async (context) => {
      // What is typed is not lost by it; saving raises the version by one.
      const saved = await call.save(written(), { context: { idempotencyKey: `${context.context.idempotencyKey}-s` } });
      await call.changeBasis({ quoteNo, version: saved.version, lineNo, offerNo, ...wish }, context);
    }, '已修改，发出前须复核');
  const chosen = offers.find((offer) => offer.key === opened?.key);
  return (
    <Section title={`第 ${draft.versionNo} 版 草稿`} note="成本、底价、利润和低价原因客户看不到">
      {offers.map((offer) => (
        <OfferFields
          key={offer.key}
          offer={offer}
          onChange={(part) => change(offer.key, part)}
          onPick={() => setOpened({ dialog: 'item', key: offer.key })}
          onBasis={() => setOpened({ dialog: 'basis', key: offer.key })}
          onAlternative={() => setOffers([...offers, alternativeOf(offers, offer)])}
          onRemove={offer.offerNo > 1 ? () => setOffers(offers.filter((one) => one.key !== offer.key)) : undefined}
        />
      ))}
      <TermsFields terms={terms} onChange={setTerms} />
      <DraftFoot quoteNo={quoteNo} offers={offers} fault={fault} written={written} freight={sentTerms(terms).freight} />
      {chosen && opened?.dialog === 'item' && (
        <ItemPicker
          wished={chosen.wished || chosen.productName}
          onClose={() => setOpened(null)}
          onPick={(item) => {
            change(chosen.key, withItem(chosen, item));
            setOpened(null);
          }}
        />
      )}
      {chosen && opened?.dialog === 'basis' && (
        <ChangeBasisDialog
          offer={chosen}
          problem={fault}
          onConfirm={async (wish) => fault === null && changeBasis(chosen, wish)}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
