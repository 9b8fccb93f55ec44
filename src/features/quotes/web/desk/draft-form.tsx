import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskQuote } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { quoteDeskApi } from '../quote-api.ts';
import { ItemPicker } from './item-picker.tsx';
import { alternativeOf, draftOf, type OfferDraft, offerFault, pricedOf, withItem } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';

type Draft = NonNullable<DeskQuote['draft']>;

interface Terms {
  freight: string;
  validDays: string;
  paymentTerms: string;
  deliveryNote: string;
  note: string;
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

function termsFault({ freight, validDays }: Terms): string | null {
  if (!AMOUNT.test(freight.trim())) return '运费应为数字，最多两位小数';
  const days = Number(validDays);
  return Number.isInteger(days) && days >= 1 && days <= 365 ? null : '有效期应为 1 到 365 天';
}

function amountText(typed: string): string {
  const [yuan = '0', decimals = ''] = typed.trim().split('.');
  return `${yuan}.${decimals.padEnd(2, '0')}`;
}

/** The draft of the next version: prices with cost, floor and margin, terms, then save or send. */
export function DraftForm({ quote, draft }: { quote: DeskQuote; draft: Draft }) {
  const { quoteNo, version } = quote;
  const act = useAct();
  const [offers, setOffers] = useState<readonly OfferDraft[]>(() => draft.lines.map(draftOf));
  const [picking, setPicking] = useState<string | null>(null);
  const [terms, setTerms] = useState<Terms>({
    ...{ freight: draft.freightAmount, validDays: String(draft.validDays), paymentTerms: draft.paymentTerms },
    ...{ deliveryNote: draft.deliveryNote, note: draft.note },
  });
  const change = (key: string, part: Partial<OfferDraft>) =>
    setOffers(offers.map((offer) => (offer.key === key ? { ...offer, ...part } : offer)));
  const fault = termsFault(terms) ?? offers.map((offer) => offerFault(offer)).find((found) => found !== null) ?? null;
  const save = () =>
    act.run(async (context) => {
      const { freight, validDays, ...words } = terms;
      const input = {
        ...words,
        freight: amountText(freight),
        validDays: Number(validDays),
        lines: offers.map(pricedOf),
      };
      await quoteDeskApi.call.save({ quoteNo, version, ...input }, context);
    }, '草稿已保存');
  const term = (name: keyof Terms, label: string, maxLength: number) => (
    <TextField
      {...{ label, maxLength, value: terms[name] }}
      className={name === 'freight' || name === 'validDays' ? undefined : styles.wide}
      onChange={(event) => setTerms({ ...terms, [name]: event.target.value })}
    />
  );
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
      <div className={styles.fields}>
        {term('freight', '运费', 12)}
        {term('validDays', '有效期（天）', 3)}
        {term('paymentTerms', '付款条件', 200)}
        {term('deliveryNote', '交货说明', 200)}
        {term('note', '给客户的说明', 500)}
      </div>
      <div className={styles.foot}>
        {(fault ?? act.problem) && (
          <span className={styles.problem} role="alert">
            {fault ?? act.problem}
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
