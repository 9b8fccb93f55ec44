import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskQuote } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { quoteDeskApi } from '../quote-api.ts';
import { sentTerms, TermsFields, termsFault, termsOf } from './draft-terms.tsx';
import { ItemPicker } from './item-picker.tsx';
import { alternativeOf, draftOf, type OfferDraft, offerFault, pricedOf, typedTotal, withItem } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';

type Draft = NonNullable<DeskQuote['draft']>;

/** The draft of the next version: prices with cost, floor and margin, terms, then save or send. */
export function DraftForm({ quote, draft }: { quote: DeskQuote; draft: Draft }) {
  const { quoteNo, version } = quote;
  const act = useAct();
  const [offers, setOffers] = useState<readonly OfferDraft[]>(() => draft.lines.map(draftOf));
  const [picking, setPicking] = useState<string | null>(null);
  const [terms, setTerms] = useState(() => termsOf(draft));
  const change = (key: string, part: Partial<OfferDraft>) =>
    setOffers(offers.map((offer) => (offer.key === key ? { ...offer, ...part } : offer)));
  const fault = termsFault(terms) ?? offers.map((offer) => offerFault(offer)).find((found) => found !== null) ?? null;
  const save = () =>
    act.run(async (context) => {
      const lines = offers.map(pricedOf);
      await quoteDeskApi.call.save({ quoteNo, version, ...sentTerms(terms), lines }, context);
    }, '草稿已保存');
  const picked = offers.find((offer) => offer.key === picking);
  return (
    <Section title={`第 ${draft.versionNo} 版 草稿`} note="成本、底价和毛利只有客服可见">
      {offers.map((offer) => (
        <OfferFields
          key={offer.key}
          offer={offer}
          onChange={(part) => change(offer.key, part)}
          onPick={() => setPicking(offer.key)}
          onAlternative={() => setOffers([...offers, alternativeOf(offers, offer)])}
          onRemove={offer.offerNo > 1 ? () => setOffers(offers.filter((one) => one.key !== offer.key)) : undefined}
        />
      ))}
      <TermsFields terms={terms} onChange={setTerms} />
      <div className={styles.foot}>
        {(fault ?? act.problem) && (
          <span className={styles.problem} role="alert">
            {fault ?? act.problem}
          </span>
        )}
        {fault === null && (
          <span>
            总额 <Money yuan={typedTotal(offers, sentTerms(terms).freight)} exact className={styles.total} />
          </span>
        )}
        <Button busy={act.busy} disabled={fault !== null} onClick={() => void save()}>
          保存草稿
        </Button>
        <SendButton quote={quote} disabled={fault !== null} save={save} />
      </div>
      {picked && (
        <ItemPicker
          wished={picked.wished || picked.productName}
          onClose={() => setPicking(null)}
          onPick={(item) => {
            change(picked.key, withItem(picked, item));
            setPicking(null);
          }}
        />
      )}
    </Section>
  );
}

/** Saves what stands on the page, then sends exactly that. */
function SendButton({ quote, disabled, save }: { quote: DeskQuote; disabled: boolean; save: () => Promise<boolean> }) {
  const { quoteNo, version } = quote;
  const act = useAct();
  const send = async () => {
    if (!(await save())) return;
    // Saving has raised the version by one.
    await act.run((context) => quoteDeskApi.call.send({ quoteNo, version: version + 1 }, context), '已提交');
  };
  return (
    <Button kind="primary" busy={act.busy} disabled={disabled} onClick={() => void send()}>
      保存并发出
    </Button>
  );
}
