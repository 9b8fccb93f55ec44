import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { quoteHref } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { CostCenterField } from '#features/budgets/web/public.ts';
import { customerQuery, previewQuery } from '#features/checkout/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { useAct } from '#platform/web/use-act.ts';
import styles from './quote.module.css';
import { quoteApi } from './quote-api.ts';
import { priceFault, priceText } from './typed-price.ts';
import { type Wish, wishColumns } from './wish-columns.tsx';

/** Goods and prices as they are typed: quantities are put right here, and what is not wanted is left out. */
function useWishes(first: readonly Wish[]) {
  const [wishes, setWishes] = useState(first);
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const { data: preview } = useQuery(previewQuery(wishes, undefined));
  const columns = wishColumns({
    known: new Map(preview?.lines.map((line) => [line.skuCode, line])),
    targets,
    setTarget: (skuCode, typed) => setTargets(new Map(targets).set(skuCode, typed)),
    setQuantity: (skuCode, quantity) =>
      setWishes(wishes.map((wish) => (wish.skuCode === skuCode ? { ...wish, quantity } : wish))),
    leaveOut: wishes.length > 1 ? (skuCode) => setWishes(wishes.filter((wish) => wish.skuCode !== skuCode)) : undefined,
  });
  const typed = wishes.map(({ skuCode }) => targets.get(skuCode) ?? '');
  return { wishes, targets, columns, fault: typed.map(priceFault).find((found) => found !== null) ?? null };
}

/** Asks for a quote of these goods. */
export function QuoteForm({ first, source }: { first: readonly Wish[]; source: 'cart' | 'list' }) {
  const router = useRouter();
  const act = useAct();
  const { wishes, targets, columns, fault } = useWishes(first);
  const { data: customer } = useSuspenseQuery(customerQuery);
  const [note, setNote] = useState('');
  const [costCenter, setCostCenter] = useState('');
  const send = async () => {
    const lines = wishes.map((wish) => ({
      ...wish,
      targetPrice: priceText(targets.get(wish.skuCode)),
      costCenter: wish.costCenter || costCenter.trim(),
    }));
    let quoteNo = '';
    const sent = await act.run(async (context) => {
      ({ quoteNo } = await quoteApi.call.create({ lines, source, note: note.trim() }, context));
    }, '报价申请已提交');
    if (sent) await router.navigate({ href: quoteHref(quoteNo) });
  };
  return (
    <>
      <Section title="报价清单" note={`${wishes.length} 种`} flush>
        <DataTable stacks caption="报价清单" columns={columns} rows={wishes} rowKey={(wish) => wish.skuCode} />
      </Section>
      <Section title="要求" note="标准品 2 小时内答复（工作时间）">
        <div className={styles.stack}>
          <CostCenterField value={costCenter} disabled={false} recent={customer.costCenters} onChange={setCostCenter} />
          <TextAreaField
            label="用途、年用量、交期要求"
            rows={3}
            maxLength={500}
            value={note}
            error={fault ?? act.problem ?? undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={styles.acts}>
            <Permitted code="QUOTE_ADD" shown>
              <Button kind="primary" size="lg" busy={act.busy} disabled={fault !== null} onClick={() => void send()}>
                提交报价申请
              </Button>
            </Permitted>
          </div>
        </div>
      </Section>
    </>
  );
}
